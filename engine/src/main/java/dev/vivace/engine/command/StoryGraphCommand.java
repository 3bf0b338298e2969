package dev.vivace.engine.command;

import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.project.LaunchSpec;
import java.nio.file.Path;
import java.util.List;

/** {@code vivace stories graph}: reads which test classes share set-ups, and foretells what that saves; runs no test. */
public final class StoryGraphCommand {

    private final RunRequest request;

    /** About the tests that this request is about. */
    public StoryGraphCommand(RunRequest request) {
        this.request = request;
    }

    /**
     * The stories of one module.
     *
     * @param module which
     * @param plan who shares what, and in which order
     * @param json where it is
     */
    public record ModuleStories(String module, StoryPlan plan, Path json) {}

    /** Reads the classes of every module that has tests. */
    public List<ModuleStories> run(List<LaunchSpec> modules) {
        return StoryModule.of(request, modules).stream()
                .map(StoryGraphCommand::read)
                .toList();
    }

    private static ModuleStories read(StoryModule module) {
        StoryPlan plan = module.plan();
        return new ModuleStories(module.spec().module(), plan, module.files().write(plan));
    }
}
