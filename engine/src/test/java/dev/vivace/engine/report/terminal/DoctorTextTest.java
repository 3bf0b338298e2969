package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.report.DoctorReport;
import dev.vivace.engine.report.DoctorReport.Safety;
import dev.vivace.engine.report.DoctorSample;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class DoctorTextTest {

    private static final Safety SAFE = new Safety(true, "All agreed.");

    @Test
    void saysWhereTheTimeGoesWhatSavesAndWithWhichCommand() {
        List<String> lines = lines(DoctorSample.shop(SAFE));

        assertThat(lines)
                .contains(
                        "Where the time of one JVM goes (10.0 s, 1.2 of 4 processors busy)",
                        "      1.0 s   10 %  Start",
                        "  of which 0.700 s went into loading classes",
                        "     10.0 s -> 4.0 s        2.5x  All 4 processors  vivace run",
                        "    Compared with all in one JVM. Both were run.",
                        "      3.0 s -> 4.0 s     nothing  Forgetting",
                        "Fixtures of single tests take long in a.DeskTest (2.0 s of 3.0 s)",
                        "A parallel run is safe today. All agreed.",
                        "Met on the way: a.B#c (victim)  vivace fix shop",
                        "Left out: Fixtures.");
        assertThat(lines).hasSizeLessThan(20);
    }

    @Test
    void saysThatNothingWasFoundOnlyWhereSomebodyLooked() {
        String nothing = "No test was found that depends on the order.";

        assertThat(lines(DoctorSample.shop(SAFE, List.of(), List.of()))).contains(nothing);
        assertThat(lines(DoctorSample.shop(SAFE, List.of(), List.of(DoctorReport.NO_SEARCH))))
                .contains("Left out: " + DoctorReport.NO_SEARCH)
                .doesNotContain(nothing);
    }

    private static List<String> lines(DoctorReport report) {
        Console console = Console.plain(new PrintStream(new ByteArrayOutputStream()));
        return DoctorText.of(console, report, Path.of("doctor.json"));
    }
}
