package dev.vivace.engine.command;

import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.project.ClassFiles;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.TestClasses;
import dev.vivace.engine.stories.StoryClasses;
import dev.vivace.engine.stories.StoryPlanning;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The test classes of a module, and what their class files say of stories.
 *
 * @param spec how they are launched
 * @param names of all of them
 */
record ModuleStoryClasses(LaunchSpec spec, List<String> names) {

    /** Empty where there are none, or nobody wants them to run. */
    static Optional<ModuleStoryClasses> of(LaunchSpec spec) {
        List<String> names = spec.policy().skip().isPresent() ? List.of() : TestClasses.find(spec.selection());
        return names.isEmpty() ? Optional.empty() : Optional.of(new ModuleStoryClasses(spec, names));
    }

    StoryPlan plan() {
        ClassFiles files =
                new ClassFiles(Stream.concat(spec.selection().testClasses().stream(), spec.jvm().classPath().stream())
                        .distinct()
                        .toList());
        return StoryPlanning.of(names, new StoryClasses(files::find)::find);
    }
}
