package dev.vivace.engine.command;

import dev.vivace.engine.command.DetectCommand.ModuleFindings;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code vivace fix}: finds tests that depend on the order and writes a patch for each, one module after another. */
public final class FixCommand {

    private final FixRequest request;
    private final FixListener listener;
    private final boolean partOfReactor;
    private final DetectCommand detect;
    private final RunControl control = new RunControl();

    /**
     * Does what the request says and tells the listener about it.
     *
     * @param partOfReactor whether modules of a reactor come in several calls
     */
    public FixCommand(FixRequest request, FixListener listener, boolean partOfReactor) {
        this.request = request;
        this.listener = listener;
        this.partOfReactor = partOfReactor;
        this.detect = new DetectCommand(request.search(), listener, partOfReactor);
    }

    /**
     * What was fixed in one module.
     *
     * @param module which
     * @param fixes one for each finding that was wanted
     * @param applied whether the sources are changed
     * @param json where it is
     */
    public record ModuleFixes(String module, List<Fix> fixes, boolean applied, Path json) {

        public ModuleFixes {
            fixes = List.copyOf(fixes);
        }
    }

    /** Searches, and fixes what is found. */
    public List<ModuleFixes> run(List<LaunchSpec> modules) {
        List<ModuleFixes> all = new ArrayList<>();
        for (LaunchSpec module : modules) {
            if (!control.isCancelled() && module.policy().skip().isEmpty()) {
                boolean only = modules.size() == 1 && !partOfReactor;
                refuseWithoutSources(module);
                ModuleLaunch launch = ModuleLaunch.of(request.search().run(), module, only);
                ModuleFixing fixing = new ModuleFixing(launch, request, listener, control);
                List<ModuleFindings> found = request.orders().isPresent() ? List.of() : detect.run(List.of(module));
                if (request.orders().isPresent() || !found.isEmpty()) {
                    fixing.run(wanted(found)).ifPresent(all::add);
                }
            }
        }
        return all;
    }

    private static void refuseWithoutSources(LaunchSpec module) {
        if (module.sources().tests().isEmpty()) {
            throw Problem.of("Nobody says where the test sources of " + module.module() + " are.")
                    .tryThis("--sources with their directory");
        }
    }

    private List<Finding> wanted(List<ModuleFindings> found) {
        return found.stream()
                .map(ModuleFindings::result)
                .flatMap(result -> result.findings().stream())
                .filter(finding -> request.wants(finding.test()))
                .toList();
    }

    /** Ends the workers; {@link #run} then returns soon. May be called from any thread. */
    public boolean cancel() {
        boolean searching = detect.cancel();
        return control.cancel() || searching;
    }
}
