package dev.vivace.engine.command;

import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.project.ClassFiles;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.TestClasses;
import dev.vivace.engine.report.StoryFiles;
import dev.vivace.engine.stories.StoryClasses;
import dev.vivace.engine.stories.StoryPlanning;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A module whose test classes may share set-ups.
 *
 * @param launch how its tests are launched
 * @param names of all of its test classes
 * @param out where files go
 */
record StoryModule(ModuleLaunch launch, List<String> names, Path out) {

    /** Those that have tests; of several executions of the same tests the first. */
    static List<StoryModule> of(RunRequest request, List<LaunchSpec> modules) {
        List<StoryModule> found = new ArrayList<>();
        for (LaunchSpec module : modules) {
            ModuleLaunch launch = ModuleLaunch.of(request, module, modules.size() == 1);
            List<String> names = launch.spec().policy().skip().isPresent()
                    ? List.of()
                    : TestClasses.find(launch.spec().selection());
            Path out = launch.files().out();
            List<StoryModule> siblings =
                    found.stream().filter(other -> other.out.startsWith(out)).toList();
            if (!names.isEmpty() && siblings.stream().noneMatch(other -> other.names.equals(names))) {
                found.add(new StoryModule(launch, names, siblings.isEmpty() ? out : out.resolve(module.execution())));
            }
        }
        return found;
    }

    LaunchSpec spec() {
        return launch.spec();
    }

    StoryPlan plan() {
        ClassFiles files = new ClassFiles(classPath());
        return StoryPlanning.of(names, new StoryClasses(files::find)::find);
    }

    /** The tests' own places first. */
    List<Path> classPath() {
        return Stream.concat(spec().selection().testClasses().stream(), spec().jvm().classPath().stream())
                .distinct()
                .toList();
    }

    StoryFiles files() {
        return new StoryFiles(out, launch.onlyModule() ? launch.request().json() : Optional.empty());
    }
}
