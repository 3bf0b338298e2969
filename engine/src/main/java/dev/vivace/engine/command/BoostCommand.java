package dev.vivace.engine.command;

import dev.vivace.engine.boost.ClassTime;
import dev.vivace.engine.model.Boost;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.project.LaunchSpec;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** {@code vivace boost}: makes expensive fixtures of test classes run less often, one module after another. */
public final class BoostCommand {

    private final BoostRequest request;
    private final BoostListener listener;
    private final boolean partOfReactor;
    private final Function<OrderRun, Duration> stopwatch;
    private final RunControl control = new RunControl();
    private final Set<Path> used = new HashSet<>();

    /**
     * Does what the request says and tells the listener about it.
     *
     * @param partOfReactor whether modules of a reactor come in several calls
     */
    public BoostCommand(BoostRequest request, BoostListener listener, boolean partOfReactor) {
        this(request, listener, partOfReactor, ClassTime::of);
    }

    /**
     * The same by another clock.
     *
     * @param stopwatch how long the tests of a run took
     */
    BoostCommand(
            BoostRequest request,
            BoostListener listener,
            boolean partOfReactor,
            Function<OrderRun, Duration> stopwatch) {
        this.request = request;
        this.listener = listener;
        this.partOfReactor = partOfReactor;
        this.stopwatch = stopwatch;
    }

    /**
     * What was boosted in one module.
     *
     * @param module which
     * @param boosts one for each class with fixtures that run for each test
     * @param applied whether the sources are changed
     * @param json where it is
     */
    public record ModuleBoosts(String module, List<Boost> boosts, boolean applied, Path json) {

        public ModuleBoosts {
            boosts = List.copyOf(boosts);
        }
    }

    /** Boosts what is wanted of these modules. */
    public List<ModuleBoosts> run(List<LaunchSpec> modules) {
        boolean several = partOfReactor || modules.size() > 1;
        SourcedModules sourced =
                new SourcedModules(request.run(), request.tests(), listener::notice, control, partOfReactor, several);
        List<ModuleBoosts> all = new ArrayList<>();
        for (LaunchSpec module : sourced.worthSearching(modules)) {
            if (!control.isCancelled()) {
                all.add(boosting(ModuleLaunch.of(request.run(), module, !several))
                        .run());
            }
        }
        return all;
    }

    /** Further executions of the same module each have a directory in that of the first. */
    private ModuleBoosting boosting(ModuleLaunch launch) {
        Path out = launch.files().out();
        Path own = used.add(out) ? out : out.resolve(launch.spec().execution());
        return new ModuleBoosting(launch, own, request, listener, control, stopwatch);
    }

    /** Ends the workers; {@link #run} then returns soon. May be called from any thread. */
    public boolean cancel() {
        return control.cancel();
    }
}
