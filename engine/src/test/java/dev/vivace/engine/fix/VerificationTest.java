package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.PatchPlace;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.ScriptedRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VerificationTest {

    private static final FixSettings SETTINGS = new FixSettings(Isolation.RESET, 2, 2, 7, 20, PatchPlace.AUTO);
    private static final Finding VICTIM = new Finding(
            TestId.parse("B#victim"),
            Finding.Kind.VICTIM,
            1,
            TestOrder.of("B#victim"),
            TestOrder.of("A#polluter", "B#victim"),
            new Failure("E", Optional.empty(), ""));

    private final ScriptedRunner unchanged = new ScriptedRunner()
            .with("A#polluter")
            .with("B#victim", before -> red(before.contains(TestId.parse("A#polluter"))))
            .with("C#other");

    private final List<String> doing = new ArrayList<>();

    @Test
    void tellsHowFarItIs() {
        ScriptedRunner patched =
                new ScriptedRunner().with("A#polluter").with("B#victim").with("C#other");
        Verification verification = verification();
        verification.holdsInMinimalOrders(VICTIM, patched);
        verification.objection(VICTIM, patched);
        verification.curedOf(List.of(VICTIM), patched);

        assertThat(doing)
                .startsWith("Running the suite in natural order, with which patches will be compared")
                .contains(
                        "Verifying a patch of B#victim in its own orders: 2 of 4 orders",
                        "Verifying a patch of B#victim in natural order",
                        "Verifying a patch of B#victim in shuffled orders: 18 of 20 orders",
                        "Verifying what else the patch cures: 20 of 21 orders");
    }

    @Test
    void acceptsWhatPassesInAllOrders() {
        ScriptedRunner patched =
                new ScriptedRunner().with("A#polluter").with("B#victim").with("C#other");

        assertThat(verification().holdsInMinimalOrders(VICTIM, patched)).isTrue();
        assertThat(verification().objection(VICTIM, patched)).isEmpty();
        assertThat(verification().curedOf(List.of(VICTIM), patched)).containsExactly(VICTIM);
    }

    @Test
    void letsAPatchCureOthersThatDependOnTheOrder() {
        unchanged.with("D#dependent", before -> red(!before.isEmpty()));
        ScriptedRunner patched = new ScriptedRunner()
                .with("A#polluter")
                .with("B#victim")
                .with("C#other")
                .with("D#dependent");

        assertThat(verification().objection(VICTIM, patched)).isEmpty();
    }

    @Test
    void refusesToTurnATestGreenThatIsRedAlone() {
        unchanged.with("D#broken", before -> Outcome.FAILED);
        ScriptedRunner patched = new ScriptedRunner()
                .with("A#polluter")
                .with("B#victim")
                .with("C#other")
                .with("D#broken");

        assertThat(verification().objection(VICTIM, patched).orElseThrow()).contains("D#broken");
    }

    @Test
    void refusesWhatChangesAnotherVerdict() {
        ScriptedRunner patched = new ScriptedRunner()
                .with("A#polluter")
                .with("B#victim")
                .with("C#other", before -> red(!before.isEmpty()));

        assertThat(verification().objection(VICTIM, patched).orElseThrow()).contains("C#other");
    }

    @Test
    void refusesWhatDoesNotHelpAgainstAnotherPolluter() {
        ScriptedRunner patched = new ScriptedRunner()
                .with("A#polluter")
                .with("B#victim", before -> red(before.contains(TestId.parse("C#other"))))
                .with("C#other");

        assertThat(verification().objection(VICTIM, patched).orElseThrow()).contains("shuffled orders");
        assertThat(verification().curedOf(List.of(VICTIM), patched)).isEmpty();
    }

    @Test
    void needsASuiteThatComesToItsEnd() {
        unchanged.with("D#crashes", before -> Outcome.CRASHED);

        assertThatThrownBy(this::verification).isInstanceOf(Problem.class).hasMessageContaining("natural order");
    }

    private Verification verification() {
        return new Verification(List.of(VICTIM), unchanged.catalog(), Set.of(), unchanged, SETTINGS, doing::add);
    }

    private static Outcome red(boolean isRed) {
        return isRed ? Outcome.FAILED : Outcome.PASSED;
    }
}
