package dev.vivace.engine.command;

import dev.vivace.engine.command.BoostCommand.ModuleBoosts;
import dev.vivace.engine.model.Boost;
import dev.vivace.engine.model.SuiteBoost;
import dev.vivace.engine.report.terminal.SearchReport;

/** Watches how the classes of one module after another are boosted. */
public interface BoostListener {

    /** A sentence that belongs to no class. */
    default void notice(String sentence) {}

    /** The tests of a module are about to be looked at. */
    default void started(String module, int tests) {}

    /** All tests of a module run; in a few words, what for. */
    default void measuring(String step) {}

    /** A class is being worked at; in a few words, how. */
    default void boosting(String testClass, String step) {}

    /** What became of a class that was tried. */
    default void boosted(Boost boost) {}

    /** What all patches of a module do together. */
    default void suiteBoosted(SuiteBoost suite) {}

    /** All classes of a module were worked at. */
    default void boostsEnded(ModuleBoosts boosts) {}

    /** Shows it to a person. */
    static BoostListener showing(SearchReport report) {
        return new BoostListener() {
            @Override
            public void notice(String sentence) {
                report.notice(sentence);
            }

            @Override
            public void started(String module, int tests) {
                report.started(module, tests);
            }

            @Override
            public void measuring(String step) {
                report.preparing(step);
            }

            @Override
            public void boosting(String testClass, String step) {
                report.boosting(testClass, step);
            }

            @Override
            public void boosted(Boost boost) {
                report.boosted(boost);
            }

            @Override
            public void suiteBoosted(SuiteBoost suite) {
                report.suiteBoosted(suite);
            }

            @Override
            public void boostsEnded(ModuleBoosts boosts) {
                report.boostsEnded(boosts.boosts(), boosts.applied(), boosts.json());
            }
        };
    }
}
