package dev.vivace.benchmarks;

import dev.vivace.testsupport.Jdks;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Options that say what is measured, on which JDK, and where that is written. */
final class Setting {

    @Option(names = "--checkout", hidden = true, description = "Root of the checkout.")
    private Path checkout = Path.of("");

    @Option(
            names = "--jdk",
            paramLabel = "HOME|VERSION",
            description = "The JDK that runs the tests; default: Maven's.")
    private String jdk;

    @Option(names = "--vivace", paramLabel = "PROGRAM", description = "What starts Vivace; default: this checkout's.")
    private Path vivace;

    @Option(
            names = "--results",
            paramLabel = "DIR",
            description = "Keep what each run measures there, and do not measure again what is there.")
    private Path results;

    @Option(names = "--write", paramLabel = "FILE", description = "Also write what is printed to this file.")
    private Path file;

    Path checkout() {
        return checkout.toAbsolutePath();
    }

    /** Where comparisons keep what they need and what they leave. */
    Path target() {
        return checkout().resolve("benchmarks/target");
    }

    /** The same project, which keeps what its runs measure if somebody said where. */
    SubjectProject keeping(SubjectProject project) {
        return results == null ? project : project.keeping(results.toAbsolutePath());
    }

    /** What starts Vivace. */
    Path program() {
        return vivace == null ? checkout().resolve("bin/vivace") : vivace.toAbsolutePath();
    }

    /** The commands of contenders, as somebody types them who stands in the project's directory. */
    String commands(List<? extends Contender> contenders) {
        Path here = Path.of(".");
        return Table.list(
                "Commands, in the project's directory",
                contenders.stream()
                        .map(contender -> contender.name() + ": `"
                                + String.join(" ", contender.words(here)).replace(checkout() + "/", "") + "`"));
    }

    /** What runs the tests; empty for Maven's. */
    Optional<Path> jdk() {
        return Optional.ofNullable(jdk)
                .map(text -> text.matches("\\d+") ? Jdks.home(Integer.parseInt(text)) : Path.of(text));
    }

    /** Writes the results, if somebody said where. */
    void write(String text) {
        if (file == null) {
            return;
        }
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
