package dev.vivace.engine.run;

import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;

class ScriptedRunnerTest extends OrderRunnerContract {

    @Override
    OrderRunner open() {
        return new ScriptedRunner()
                .with(ALPHA_PASSES)
                .with(ALPHA_FAILS, before -> Outcome.FAILED)
                .with(BETA_CRASHES, before -> Outcome.CRASHED)
                .with(BETA_PASSES)
                .with(
                        GAMMA_NEEDS_ALPHA,
                        before -> before.contains(TestId.parse(ALPHA_PASSES)) ? Outcome.PASSED : Outcome.FAILED)
                .with(GAMMA_SKIPPED, before -> Outcome.SKIPPED);
    }
}
