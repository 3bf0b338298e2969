package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SubjectChoiceTest {

    private static final Subject ONE = subject("one", Optional.empty());
    private static final Subject TWO = subject("two", Optional.empty());
    private static final Subject DROPPED = subject("dropped", Optional.of("no sources"));
    private static final List<Subject> ALL = List.of(ONE, TWO, DROPPED);

    @Test
    void aSubjectThatIsDroppedKeepsItsRowAndTheReason() {
        SubjectChoice choice = SubjectChoice.of(ALL, List.of());

        assertThat(choice.chosen()).containsExactly(ONE, TWO);
        assertThat(choice.text()).contains("| dropped | no sources |\n");
    }

    @Test
    void soDoesOneThatNobodyChoseAndOneThatCannotBeRun() {
        SubjectChoice choice =
                SubjectChoice.of(ALL, List.of("one")).without(ONE, "mvn ended with exit code 1\nsee log");

        assertThat(choice.chosen()).isEmpty();
        assertThat(choice.text())
                .contains("| two | not among those that this run was told to measure |\n")
                .contains("| one | mvn ended with exit code 1 |\n");
    }

    @Test
    void refusesANameThatNoneHas() {
        assertThatThrownBy(() -> SubjectChoice.of(ALL, List.of("one", "tow")))
                .isInstanceOf(ComparisonFailure.class)
                .hasMessageContaining("tow");
    }

    private static Subject subject(String name, Optional<String> leftOut) {
        return new Subject(
                name, Coordinates.parse("g:a:1"), List.of(), "", List.of(), List.of(), Map.of(), Map.of(), leftOut);
    }
}
