package dev.vivace.engine.command;

import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.project.LaunchSpec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** {@code vivace fix}: finds tests that depend on the order and writes a patch for each, one module after another. */
public final class FixCommand {

    private final FixRequest request;
    private final FixListener listener;
    private final boolean partOfReactor;
    private final RunControl control = new RunControl();
    private final Set<Path> used = new HashSet<>();
    private volatile DetectCommand detect;

    /**
     * Does what the request says and tells the listener about it.
     *
     * @param partOfReactor whether modules of a reactor come in several calls
     */
    public FixCommand(FixRequest request, FixListener listener, boolean partOfReactor) {
        this.request = request;
        this.listener = listener;
        this.partOfReactor = partOfReactor;
        this.detect = new DetectCommand(request.search(), listener, partOfReactor, request.tests());
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
        boolean several = partOfReactor || modules.size() > 1;
        detect = new DetectCommand(request.search(), listener, several, request.tests());
        List<ModuleFixes> all = new ArrayList<>();
        for (LaunchSpec module : sourced(several).worthSearching(modules)) {
            if (!control.isCancelled()) {
                all.addAll(fixed(module, several));
            }
        }
        return all;
    }

    private SourcedModules sourced(boolean several) {
        return new SourcedModules(
                request.search().run(), request.tests(), listener::notice, control, partOfReactor, several);
    }

    private List<ModuleFixes> fixed(LaunchSpec module, boolean several) {
        ModuleLaunch launch = ModuleLaunch.of(request.search().run(), module, !several);
        if (request.orders().isPresent()) {
            return fixing(launch, request.search().isolation()).ofGivenOrders().stream()
                    .toList();
        }
        List<DetectCommand.ModuleFindings> all = detect.run(List.of(module));
        if (control.isCancelled()) {
            all.forEach(
                    found -> ModuleFixing.tellUntried(found.result().findings().size(), listener));
            return List.of();
        }
        return all.stream()
                .map(found ->
                        fixing(launch, found.isolation()).of(found.result().findings()))
                .toList();
    }

    /** Further executions of the same module each have a directory in that of the first. */
    private ModuleFixing fixing(ModuleLaunch launch, Isolation isolation) {
        Path out = launch.files().out();
        Path own = used.add(out) ? out : out.resolve(launch.spec().execution());
        return new ModuleFixing(launch, isolation, own, request, listener, control);
    }

    /** Ends the workers; {@link #run} then returns soon. May be called from any thread. */
    public boolean cancel() {
        boolean fixing = control.cancel();
        return detect.cancel() || fixing;
    }
}
