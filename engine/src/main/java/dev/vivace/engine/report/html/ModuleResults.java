package dev.vivace.engine.report.html;

import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.DetectReport;
import dev.vivace.engine.report.DoctorReport;
import dev.vivace.engine.report.FixReport;
import dev.vivace.engine.report.RunReport;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that is known of a module, each as the command that found it out wrote it.
 *
 * @param name of the module
 * @param place the way from the project to the module; empty for the project itself
 * @param directory of our files, as a user types it in the project, {@code core/target/vivace} for example
 * @param run verdicts and attempts
 * @param detect tests that depend on the order
 * @param fix why they do, and patches
 * @param boost fixtures that need not run as often
 * @param stories set-ups that are shared
 * @param doctor where the time goes
 * @param launches how the tests are launched, an execution of Surefire each
 * @param patches their text, by the file names that the others give
 * @param history milliseconds of earlier runs, oldest first, by the id of a test method
 * @param written when the files were, by their names
 */
record ModuleResults(
        String name,
        String place,
        String directory,
        Optional<RunReport> run,
        Optional<DetectReport> detect,
        Optional<FixReport> fix,
        Optional<BoostResults> boost,
        Optional<StoryResults> stories,
        Optional<DoctorReport> doctor,
        List<LaunchSpec> launches,
        Map<String, String> patches,
        Map<String, List<Long>> history,
        Map<String, Instant> written) {

    ModuleResults {
        launches = List.copyOf(launches);
        patches = Collections.unmodifiableMap(new LinkedHashMap<>(patches));
        history = Collections.unmodifiableMap(new LinkedHashMap<>(history));
        written = Collections.unmodifiableMap(new LinkedHashMap<>(written));
    }

    /** Where nothing was found out. */
    static ModuleResults nothing(String name) {
        return new ModuleResults(
                name,
                "",
                "target/vivace",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Map.of(),
                Map.of(),
                Map.of());
    }

    /** The same with the texts of patches. */
    ModuleResults with(Map<String, String> texts) {
        return new ModuleResults(
                name, place, directory, run, detect, fix, boost, stories, doctor, launches, texts, history, written);
    }

    boolean isEmpty() {
        return run.isEmpty()
                && detect.isEmpty()
                && fix.isEmpty()
                && boost.isEmpty()
                && stories.isEmpty()
                && doctor.isEmpty();
    }
}
