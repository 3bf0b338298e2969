package dev.vivace.engine.command;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.SearchListener;
import dev.vivace.engine.model.StoryCheckResult;
import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.model.StoryPlan.Sequence;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.StoryFiles;
import dev.vivace.engine.run.LocalRunners;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.run.WorkerSettings;
import dev.vivace.engine.stories.StoryCheck;
import dev.vivace.engine.stories.StoryOrders;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** {@code vivace stories check}: runs stories with and without reuse, and names tests whose verdict differs. */
public final class StoryCheckCommand {

    private static final StoryCheckResult NOTHING = new StoryCheckResult(0, 0, List.of());
    private static final String REUSE = "vivace.stories.reuse";
    private static final String REPORT = "vivace.stories.report";

    private final StoryCheckRequest request;
    private final SearchListener listener;
    private final RunControl control = new RunControl();

    /** Does what the request says and tells the listener about it. */
    public StoryCheckCommand(StoryCheckRequest request, SearchListener listener) {
        this.request = request;
        this.listener = listener;
    }

    /**
     * What was found in one module.
     *
     * @param module which
     * @param result what differs
     * @param orders for each difference a file with the order that shows it
     * @param json where all of it is
     */
    public record ModuleCheck(String module, StoryCheckResult result, List<Path> orders, Path json) {

        public ModuleCheck {
            orders = List.copyOf(orders);
        }
    }

    /** Checks every module that has tests. */
    public List<ModuleCheck> run(List<LaunchSpec> modules) {
        try (RunLocks locks = RunLocks.take(modules)) {
            return StoryModule.of(request.run(), modules).stream()
                    .filter(module -> !control.isCancelled())
                    .map(this::check)
                    .toList();
        }
    }

    /** Ends the workers; {@link #run} then returns soon, with what was found so far. May be called from any thread. */
    public boolean cancel() {
        return control.cancel();
    }

    private ModuleCheck check(StoryModule module) {
        StoryPlan plan = module.plan();
        plan.problems().forEach(listener::notice);
        List<String> names = plan.sequences().stream().map(Sequence::name).toList();
        return written(module, names.isEmpty() ? NOTHING : check(module, plan, names));
    }

    private StoryCheckResult check(StoryModule module, StoryPlan plan, List<String> names) {
        try (Runners off = runners(module, names, Reuse.OFF);
                Runners prefix = runners(module, names, Reuse.PREFIX)) {
            OrderRunner plain = off.with(Isolation.PROCESS);
            OrderRunner reusing = prefix.with(Isolation.PROCESS);
            StoryOrders orders = new StoryOrders(plan, module.launch().wanted().of(plain.catalog()));
            if (orders.tests() == 0) {
                return NOTHING;
            }
            listener.searchStarted(module.spec().module(), orders.tests());
            return new StoryCheck(orders, reuse -> reuse == Reuse.OFF ? plain : reusing, listener, control::isCancelled)
                    .run(request.shuffled(), request.run().seed());
        }
    }

    /** Apart from each other in what they write, and from runs of the user. */
    private Runners runners(StoryModule module, List<String> names, Reuse reuse) {
        ModuleLaunch launch = module.launch();
        Path told = module.files().ofCheck(reuse.label() + ".json");
        LaunchSpec spec = launch.spec()
                .withJvm(launch.spec()
                        .jvm()
                        .withSystemProperty(REUSE, reuse.label())
                        .withSystemProperty(REPORT, told.toString()));
        Path output = launch.files().output();
        WorkerSettings settings = launch.workers(request.workers(), Isolation.PROCESS)
                .withOutput(output.resolveSibling(output.getFileName() + "-" + reuse.label()));
        return WatchedRunners.of(LocalRunners.open(spec, names, settings), control);
    }

    private ModuleCheck written(StoryModule module, StoryCheckResult result) {
        StoryFiles files = module.files();
        Path json = files.write(result, request.run().seed());
        List<Path> orders = IntStream.range(0, result.differences().size())
                .mapToObj(files::order)
                .toList();
        return new ModuleCheck(module.spec().module(), result, orders, json);
    }
}
