package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.DoctorReport;
import dev.vivace.engine.report.DoctorReport.FixtureTime;
import dev.vivace.engine.report.DoctorReport.Met;
import dev.vivace.engine.report.DoctorReport.Part;
import dev.vivace.engine.report.DoctorReport.Safety;
import dev.vivace.engine.report.DoctorReport.Saving;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DoctorTextTest {

    @Test
    void saysWhereTheTimeGoesWhatSavesAndWithWhichCommand() {
        DoctorReport report = new DoctorReport(
                "shop:core",
                70,
                12,
                4,
                95_000,
                true,
                List.of(new Part("Start", 1000), new Part("Tests", 9000)),
                Optional.of(700L),
                Optional.of(1.24),
                List.of(
                        new Saving("All 4 processors", 10_000, 4000, "All in one JVM", "Both were run.", "vivace run"),
                        new Saving(
                                "Forgetting", 3000, 4000, "A JVM for each class", "Both were run.", "vivace run -x")),
                List.of(new FixtureTime("a.DeskTest", 3000, 2000, 1800)),
                List.of(new Met(TestId.parse("a.B#c"), Optional.of(Finding.Kind.VICTIM))),
                "vivace fix shop",
                new Safety(true, "All agreed."),
                List.of("Fixtures."));

        List<String> lines = DoctorText.of(
                Console.plain(new PrintStream(new ByteArrayOutputStream())), report, Path.of("doctor.json"));

        assertThat(lines)
                .contains(
                        "Where the time of one JVM goes (10.0 s, 1.2 of 4 processors busy)",
                        "      1.0 s   10 %  Start",
                        "  of which 0.700 s went into loading classes",
                        "     10.0 s -> 4.0 s        2.5x  All 4 processors  vivace run",
                        "      3.0 s -> 4.0 s     nothing  Forgetting  ",
                        "Fixtures of single tests take long in a.DeskTest (2.0 s of 3.0 s)",
                        "A parallel run is safe today. All agreed.",
                        "Met on the way: a.B#c (victim)  vivace fix shop",
                        "Left out: Fixtures.");
        assertThat(lines).hasSizeLessThan(20);
    }
}
