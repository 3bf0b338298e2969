package dev.vivace.cli;

import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.terminal.Console;
import dev.vivace.engine.report.terminal.SearchReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import picocli.CommandLine.Mixin;

/** What the commands on stories have in common: a project, and which of its tests. */
final class StoryArguments {

    private final Surroundings surroundings;

    @Mixin
    ProjectArguments place;

    @Mixin
    TestOptions tests = new TestOptions();

    StoryArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.surroundings = surroundings;
        this.place = new ProjectArguments(surroundings, mavenArguments);
    }

    Console console() {
        return surroundings.console(place.output.noColor);
    }

    /** Tells what is going on, where that is not part of the answer. */
    SearchReport report() {
        return new SearchReport(console(), place.output.quiet, Path::toString);
    }

    RunRequest request() {
        return place.request(tests, tests.tests);
    }

    /** Gives the modules of the project to a command. */
    <T> List<T> launch(SearchReport report, Function<List<LaunchSpec>, List<T>> command, BooleanSupplier cancel) {
        List<T> answers = Launching.run(place, tests, report, command, cancel);
        report.abandon();
        return answers;
    }

    /** The command that runs an order again, with a way to reuse set-ups. */
    String again(Path order, Reuse reuse) {
        return place.commandAgain(tests, Optional.of(order))
                .withProperty("vivace.stories.reuse", reuse.label(), place.classPath.isUsed())
                .ofOrder();
    }
}
