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

    @Test
    void saysWhereTheTimeGoesWhatSavesAndWithWhichCommand() {
        DoctorReport report = DoctorSample.shop(new Safety(true, "All agreed."));

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
