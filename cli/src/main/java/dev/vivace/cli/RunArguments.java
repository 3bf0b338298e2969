package dev.vivace.cli;

import java.util.List;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code vivace run}: from arguments to a request, and from its outcome to an exit code. */
@Command(
        name = "run",
        description = "Runs the tests of a Maven project, compiled first if need be, as its Surefire is configured.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        customSynopsis = {
            "vivace run [PROJECT] [OPTIONS] [-- MAVEN_ARGUMENTS]",
            "       vivace run --classpath CP --tests DIR_OR_JAR [OPTIONS]"
        },
        footer = {"", "What stands behind -- goes to Maven: vivace run . -- -Pci -o"})
final class RunArguments implements ProjectCommand {

    @Mixin
    SuiteArguments arguments;

    RunArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.arguments = new SuiteArguments(surroundings, mavenArguments);
    }

    @Override
    public ProjectArguments place() {
        return arguments.place;
    }

    @Override
    public Integer call() {
        return arguments
                .run(arguments.place.outDirectory(), UnaryOperator.identity(), () -> false)
                .code();
    }
}
