package dev.vivace.engine.command;

import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.StoryFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

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
        return modules.stream()
                .map(module -> ModuleLaunch.of(request, module, modules.size() == 1))
                .map(this::read)
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<ModuleStories> read(ModuleLaunch launch) {
        return ModuleStoryClasses.of(launch.spec()).map(classes -> {
            StoryPlan plan = classes.plan();
            StoryFiles files = launch.storyFiles();
            return new ModuleStories(launch.spec().module(), plan, files.write(plan));
        });
    }
}
