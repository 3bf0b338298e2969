package dev.vivace.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Diagnosis;
import dev.vivace.engine.model.DiagnosisTimes;
import dev.vivace.engine.model.DiagnosisTimes.Span;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FixFilesTest {

    @TempDir
    private Path directory;

    @Test
    void tellsHowLongEachSearchTook() throws IOException {
        DiagnosisTimes times = new DiagnosisTimes(
                Optional.of(span(Optional.of(1), 20)), Optional.of(span(Optional.empty(), 40)), Optional.empty());

        Path json = FixFiles.in(directory).end(List.of(fix(times)), Optional.empty());

        FixReport.Fixed fixed = FixFiles.read(json).fixes().get(0);
        assertThat(fixed.millis()).isEqualTo(3000);
        assertThat(fixed.confirmMillis()).isEqualTo(2000);
        assertThat(fixed.verifyMillis()).isEqualTo(9000);
        assertThat(fixed.times())
                .isEqualTo(new FixReport.Times(
                        Optional.of(new FixReport.Span(Optional.of(1L), 20)),
                        Optional.of(new FixReport.Span(Optional.empty(), 40)),
                        Optional.empty()));
        assertThat(Files.readString(json)).doesNotContain("null");
    }

    @Test
    void tellsTheStatementsOfAPatch() {
        Path json = FixFiles.in(directory).end(List.of(fix(DiagnosisTimes.NONE)), Optional.empty());

        FixReport.Fixed fixed = FixFiles.read(json).fixes().get(0);
        assertThat(fixed.statements()).isEqualTo(2);
        assertThat(fixed.code()).hasSize(1);
    }

    private Fix fix(DiagnosisTimes times) {
        TestId victim = TestId.parse("B#victim");
        Finding finding = new Finding(
                victim,
                Finding.Kind.VICTIM,
                1,
                TestOrder.of("B#victim"),
                TestOrder.of("A#pollutes", "B#victim"),
                new Failure("E", Optional.empty(), ""));
        Fix.Patch patch = new Fix.Patch(
                directory.resolve("patches/001.patch"),
                "B#victim",
                List.of("try {\n    Registry.fill();\n    Registry.clear();\n} catch (Full e) {}"),
                2,
                List.of(TestId.parse("C#cleans")),
                4);
        return new Fix(
                finding,
                Fix.Status.FIXED,
                new Diagnosis(List.of(), List.of(), Optional.empty(), times),
                Optional.of(patch),
                "",
                new Fix.Times(Duration.ofSeconds(3), Duration.ofSeconds(2), Duration.ofSeconds(9)));
    }

    private static Span span(Optional<Integer> first, int all) {
        return new Span(first.map(Duration::ofMillis), Duration.ofMillis(all));
    }
}
