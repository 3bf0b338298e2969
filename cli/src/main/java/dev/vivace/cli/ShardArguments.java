package dev.vivace.cli;

import dev.vivace.engine.command.RunCommand;
import dev.vivace.engine.command.RunCommand.ListedModule;
import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.command.Sharding;
import dev.vivace.engine.model.SuiteListener;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code vivace shard}: this machine's part of what {@code vivace run} would run. */
@Command(
        name = "shard",
        description = "Runs one of N parts of the tests, the same parts on every machine; merge puts them together.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        customSynopsis = {
            "vivace shard [PROJECT] --index I --total N [--list] [OPTIONS]",
            "                    [-- MAVEN_ARGUMENTS]",
            "       vivace shard --index I --total N --classpath CP",
            "                    --tests DIR_OR_JAR [OPTIONS]"
        },
        footer = {
            "",
            "Files go to target/vivace/shard-I-of-N unless --out says otherwise,",
            "those of integration tests to target/vivace/shard-it-I-of-N.",
            "What stands behind -- goes to Maven: vivace shard . --index 1 --total 3 -- -Pci -o"
        })
final class ShardArguments implements ProjectCommand {

    private final Surroundings surroundings;

    @Mixin
    ShardOptions options = new ShardOptions();

    @Mixin
    SuiteArguments arguments;

    ShardArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.surroundings = surroundings;
        this.arguments = new SuiteArguments(surroundings, mavenArguments);
    }

    @Override
    public ProjectArguments place() {
        return arguments.place;
    }

    @Override
    public Integer call() {
        Sharding sharding = options.sharding(arguments.place.place());
        Optional<Path> out = Optional.of(arguments
                .place
                .outDirectory()
                .orElseGet(() -> arguments.place.ownFiles().resolve(usualDirectory())));
        if (options.list) {
            return list(sharding, out).code();
        }
        return arguments
                .run(out, command -> command.shared(sharding), sharding::hasTests)
                .code();
    }

    private String usualDirectory() {
        return arguments.runsIntegrationTests()
                ? options.shard().directoryOfIntegrationTests()
                : options.shard().directory();
    }

    /** In the form of an order file, so that it can be used for one. */
    private ExitCode list(Sharding sharding, Optional<Path> out) {
        SuiteListener listener = new SuiteListener() {
            @Override
            public void notice(String sentence) {
                surroundings.err().println("Note: " + sentence);
            }
        };
        RunCommand command = arguments.command(out, listener).shared(sharding);
        Project.Tested listed = arguments.project().test(modules -> print(command.list(modules)), progress -> {});
        if (listed.lacksTests() && !sharding.hasTests()) {
            throw arguments.noTests();
        }
        return ExitCode.OK;
    }

    private RunOutcome print(List<ListedModule> modules) {
        modules.forEach(module -> {
            surroundings.out().println("# " + module.module());
            module.classes().forEach(surroundings.out()::println);
        });
        return new RunOutcome(List.of());
    }
}
