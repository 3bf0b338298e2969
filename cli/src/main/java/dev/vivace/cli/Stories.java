package dev.vivace.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;

/** The commands below {@code vivace stories}. */
record Stories(StoryGraphArguments graph, StoryCheckArguments check, StorySuggestArguments suggest) {

    static Stories of(Surroundings surroundings, List<String> mavenArguments) {
        return new Stories(
                new StoryGraphArguments(surroundings, mavenArguments),
                new StoryCheckArguments(surroundings, mavenArguments),
                new StorySuggestArguments(surroundings, mavenArguments));
    }

    CommandLine commandLine() {
        return new CommandLine(new StoriesCommand())
                .addSubcommand(graph)
                .addSubcommand(check)
                .addSubcommand(suggest);
    }

    /** Where the project is; nowhere for a command that has none. */
    Optional<Path> placeForDefects(List<String> arguments) {
        return switch (arguments.size() < 2 ? "" : arguments.get(1)) {
            case "graph" -> graph.stories.place.placeForDefects();
            case "check" -> check.stories.place.placeForDefects();
            case "suggest" -> suggest.stories.place.placeForDefects();
            default -> Optional.empty();
        };
    }
}
