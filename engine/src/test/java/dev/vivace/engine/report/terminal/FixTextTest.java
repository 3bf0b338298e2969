package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Diagnosis;
import dev.vivace.engine.model.DiagnosisTimes;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.Leak;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FixTextTest {

    private static final Finding VICTIM = new Finding(
            TestId.parse("B#victim"),
            Finding.Kind.VICTIM,
            1,
            TestOrder.of("B#victim"),
            TestOrder.of("A#polluter", "B#victim"),
            new Failure("E", Optional.empty(), ""));

    private static final Diagnosis DIAGNOSIS = new Diagnosis(
            List.of(new Diagnosis.Polluter(
                    List.of(TestId.parse("A#polluter")), List.of(List.of(TestId.parse("C#cleaner"))), false)),
            List.of(),
            Optional.of(new Leak(Leak.STATIC_FIELD, "Registry.count", "0", "1")),
            DiagnosisTimes.NONE);

    @Test
    void tellsTheStoryOfAPatch() {
        Fix.Patch patch = new Fix.Patch(
                Path.of("001.patch"),
                "the beginning of B#victim",
                List.of("Registry.reset();"),
                1,
                List.of(TestId.parse("C#cleaner")),
                7);

        assertThat(text(Fix.Status.FIXED, Optional.of(patch), ""))
                .containsExactly(
                        "FIXED B#victim",
                        "  broken by A#polluter",
                        "  unless C#cleaner runs between them",
                        "  through Registry.count: 0 → 1",
                        "  repaired by 1 statement of the 7 of C#cleaner at the beginning of B#victim:",
                        "    + Registry.reset();",
                        "  Patch: 001.patch");
    }

    @Test
    void namesAFewOfManyThatHelp() {
        assertThat(textOfSetters("A#a", "A#b", "A#c")).contains("  passes only after A#a or A#b or A#c");
        assertThat(textOfSetters("A#a", "A#b", "A#c", "A#d"))
                .contains("  passes only after A#a or A#b or A#c or 1 other");
        assertThat(textOfSetters("A#a", "A#b", "A#c", "A#d", "A#e"))
                .contains("  passes only after A#a or A#b or A#c or one of 2 others");
    }

    private static List<String> textOfSetters(String... setters) {
        Diagnosis diagnosis = new Diagnosis(
                List.of(),
                Stream.of(setters).map(TestId::parse).map(List::of).toList(),
                Optional.empty(),
                DiagnosisTimes.NONE);
        return new FixText(Style.PLAIN)
                .of(new Fix(VICTIM, Fix.Status.NO_FIX, diagnosis, Optional.empty(), "", Fix.Times.NONE));
    }

    @Test
    void saysWhyThereIsNone() {
        assertThat(text(Fix.Status.NO_FIX, Optional.empty(), "nothing helps"))
                .startsWith("NO FIX B#victim")
                .endsWith("  because nothing helps");
    }

    private static List<String> text(Fix.Status status, Optional<Fix.Patch> patch, String reason) {
        return new FixText(Style.PLAIN).of(new Fix(VICTIM, status, DIAGNOSIS, patch, reason, Fix.Times.NONE));
    }
}
