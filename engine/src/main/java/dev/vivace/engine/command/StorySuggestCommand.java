package dev.vivace.engine.command;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SharedSetUp;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.stories.DuplicateSearch;
import dev.vivace.engine.stories.SetUpSources;
import java.nio.file.Path;
import java.util.List;

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
        return StoryModule.of(request, modules).stream()
                .map(StorySuggestCommand::search)
                .toList();
    }

    private static ModuleSuggestions search(StoryModule module) {
        List<SharedSetUp> found = DuplicateSearch.in(new SetUpSources(sources(module)), module.names());
        int classes = module.names().size();
        return new ModuleSuggestions(
                module.spec().module(), classes, found, module.files().write(found, classes));
    }

    private static TestSources sources(StoryModule module) {
        LaunchSpec spec = module.spec();
        if (spec.sources().tests().isEmpty()) {
            throw Problem.of("Nobody says where the test sources of " + spec.module() + " are.")
                    .tryThis("--sources with their directory");
        }
        return new TestSources(
                spec.sources().tests(),
                spec.sources().encoding(),
                module.classPath(),
                spec.jvm().javaHome());
    }
}
