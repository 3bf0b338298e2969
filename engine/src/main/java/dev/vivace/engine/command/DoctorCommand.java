package dev.vivace.engine.command;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.DoctorReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** {@code vivace doctor}: runs the suites of some modules a few times, and says where the time goes and what would save it. */
public final class DoctorCommand {

    private final DoctorRequest request;
    private final Consumer<String> progress;
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

    /** Examines every module that has tests; of several executions of Surefire the first. */
    public List<Examined> run(List<LaunchSpec> modules) {
        List<Examined> examined = new ArrayList<>();
        List<Path> done = new ArrayList<>();
        try (RunLocks locks = RunLocks.take(modules)) {
            for (LaunchSpec module : modules) {
                if (!cancelled && module.policy().skip().isEmpty() && !done.contains(module.baseDirectory())) {
                    done.add(module.baseDirectory());
                    examine(module, examined);
                }
            }
        }
        return examined;
    }

    private void examine(LaunchSpec module, List<Examined> examined) {
        current = new Examination(request, module, progress);
        current.run().ifPresent(report -> {
            Path json = ModuleFiles.defaultOut(module.baseDirectory()).resolve("doctor.json");
            report.write(json);
            examined.add(new Examined(report, json));
        });
    }

    /** Ends the workers; {@link #run} then ends soon, with a {@link Problem} where nothing is known yet. */
    public boolean cancel() {
        cancelled = true;
        Examination examination = current;
        return examination != null && examination.cancel();
    }
}
