package dev.vivace.engine.report;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.DoctorReport.FixtureTime;
import dev.vivace.engine.report.DoctorReport.Met;
import dev.vivace.engine.report.DoctorReport.Part;
import dev.vivace.engine.report.DoctorReport.Safety;
import dev.vivace.engine.report.DoctorReport.Saving;
import java.util.List;
import java.util.Optional;

/** What the doctor could have found out about a shop: processors save time, forgetting saves none. */
public final class DoctorSample {

    private DoctorSample() {}

    /** A report with something in each part. */
    public static DoctorReport shop(Safety safety) {
        Met victim = new Met(TestId.parse("a.B#c"), Optional.of(Finding.Kind.VICTIM));
        return shop(safety, List.of(victim), List.of("Fixtures."));
    }

    /** A report with these findings, and with sentences about what was left out. */
    public static DoctorReport shop(Safety safety, List<Met> findings, List<String> leftOut) {
        return new DoctorReport(
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
                findings,
                "vivace fix shop",
                safety,
                leftOut);
    }
}
