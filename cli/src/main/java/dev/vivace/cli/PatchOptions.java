package dev.vivace.cli;

import dev.vivace.engine.model.TestId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Options of commands that write patches. */
final class PatchOptions {

    @Option(names = "--apply", description = "Change the sources as the verified patches say.")
    boolean apply;

    @Option(names = "--class", paramLabel = "NAME", description = "Only this class, or its tests. May be repeated.")
    List<String> classes = new ArrayList<>();

    /** What a patch is wanted for: the tests and classes that were named; empty for all. */
    List<TestId> wanted(TestOptions tests) {
        return Stream.concat(tests.tests.stream(), classes.stream().map(TestId::ofClass))
                .toList();
    }
}
