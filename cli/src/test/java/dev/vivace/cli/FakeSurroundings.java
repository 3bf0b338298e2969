package dev.vivace.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A process that is none: keeps what is printed. */
final class FakeSurroundings {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Path directory;
    private final Map<String, String> environment;

    private FakeSurroundings(Path directory, Map<String, String> environment) {
        this.directory = directory;
        this.environment = environment;
    }

    FakeSurroundings(Path directory) {
        this(directory, Map.of());
    }

    /** A process that cannot be, and so makes for a defect. */
    static FakeSurroundings withoutEnvironment(Path directory) {
        return new FakeSurroundings(directory, null);
    }

    ExitCode run(String... arguments) {
        Surroundings surroundings =
                new Surroundings("vivace", stream(out), stream(err), environment, false, false, directory);
        return new Cli(surroundings).run(List.of(arguments));
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }
}
