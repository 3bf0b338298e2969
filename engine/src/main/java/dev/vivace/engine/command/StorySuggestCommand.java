package dev.vivace.engine.command;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SharedSetUp;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.stories.DuplicateSearch;
import dev.vivace.engine.stories.SetUpSources;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code vivace stories suggest}: finds set-ups that several test classes repeat; changes nothing, and runs no test. */
public final class StorySuggestCommand {

    private final RunRequest request;

    /** About the tests that this request is about. */
    public StorySuggestCommand(RunRequest request) {
        this.request = request;
    }

    /**
     * What was found in one module.
     *
     * @param module which
     * @param classes how many test classes it has
     * @param found what several of them repeat, the biggest saving first
     * @param json where it is
     */
    public record ModuleSuggestions(String module, int classes, List<SharedSetUp> found, Path json) {

        public ModuleSuggestions {
            found = List.copyOf(found);
        }
    }

    /** Reads the sources of every module that has tests. */
    public List<ModuleSuggestions> run(List<LaunchSpec> modules) {
        return modules.stream()
                .map(module -> ModuleLaunch.of(request, module, modules.size() == 1))
                .map(this::search)
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<ModuleSuggestions> search(ModuleLaunch launch) {
        return ModuleStoryClasses.of(launch.spec()).map(classes -> {
            List<SharedSetUp> found = DuplicateSearch.in(new SetUpSources(sources(launch.spec())), classes.names());
            Path json = launch.storyFiles().write(found, classes.names().size());
            return new ModuleSuggestions(launch.spec().module(), classes.names().size(), found, json);
        });
    }

    private static TestSources sources(LaunchSpec spec) {
        if (spec.sources().tests().isEmpty()) {
            throw Problem.of("Nobody says where the test sources of " + spec.module() + " are.")
                    .tryThis("--sources with their directory");
        }
        return new TestSources(
                spec.sources().tests(),
                spec.sources().encoding(),
                Stream.concat(spec.jvm().classPath().stream(), spec.selection().testClasses().stream())
                        .distinct()
                        .toList(),
                spec.jvm().javaHome());
    }
}
