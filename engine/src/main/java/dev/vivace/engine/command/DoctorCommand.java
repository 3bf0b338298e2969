package dev.vivace.engine.command;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.DoctorReport;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** {@code vivace doctor}: runs the suites of some modules a few times, and says where the time goes and what would save it. */
public final class DoctorCommand {

    private final DoctorRequest request;
    private final Consumer<String> progress;
    private final InstantSource clock = InstantSource.system();
    private volatile Examination current;
    private volatile boolean cancelled;

    /**
     * Does what the request says.
     *
     * @param progress hears what is measured now
     */
    public DoctorCommand(DoctorRequest request, Consumer<String> progress) {
        this.request = request;
        this.progress = progress;
    }

    /**
     * What was found out about one module.
     *
     * @param report all of it
     * @param json where it is
     */
    public record Examined(DoctorReport report, Path json) {}

    /** Examines every module that has tests, each in its part of the time; of several executions of Surefire the first. */
    public List<Examined> run(List<LaunchSpec> all) {
        Set<Path> known = new HashSet<>();
        List<LaunchSpec> modules = all.stream()
                .filter(module -> module.policy().skip().isEmpty() && known.add(module.baseDirectory()))
                .toList();
        Instant end = clock.instant().plus(request.budget());
        List<Examined> examined = new ArrayList<>();
        try (RunLocks locks = RunLocks.take(modules)) {
            for (int i = 0; i < modules.size() && !cancelled; i++) {
                Duration left = Duration.between(clock.instant(), end);
                if (i > 0 && left.isNegative()) {
                    progress.accept("No time was left for " + modules.get(i).module());
                } else {
                    Duration share = left.isNegative() ? Duration.ZERO : left.dividedBy(modules.size() - i);
                    examine(ModuleLaunch.of(request.run(), modules.get(i), modules.size() == 1), share, examined);
                }
            }
        }
        return examined;
    }

    /** What an interrupted examination saw would be mistaken for measurements. */
    private void examine(ModuleLaunch launch, Duration share, List<Examined> examined) {
        current = new Examination(request, launch, share, clock, progress);
        if (cancelled) {
            return;
        }
        examined(launch).filter(report -> !cancelled).ifPresent(report -> {
            Path json = launch.files().out().resolve("doctor.json");
            report.write(json);
            request.run().json().filter(file -> launch.onlyModule()).ifPresent(report::write);
            examined.add(new Examined(report, json));
        });
    }

    /** A problem with one of several modules is told, and the others are examined all the same. */
    private Optional<DoctorReport> examined(ModuleLaunch launch) {
        try {
            return current.run();
        } catch (Problem problem) {
            if (launch.onlyModule() || cancelled) {
                throw problem;
            }
            progress.accept(launch.spec().module() + " is left out: " + problem.getMessage());
            return Optional.empty();
        }
    }

    /** Ends the workers; {@link #run} then ends soon, with what is known of the modules before. */
    public boolean cancel() {
        cancelled = true;
        Examination examination = current;
        return examination != null && examination.cancel();
    }
}
