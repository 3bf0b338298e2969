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

    FakeSurroundings(Path directory) {
        this.directory = directory;
    }

    ExitCode run(String... arguments) {
        Surroundings surroundings = new Surroundings(stream(out), stream(err), Map.of(), false, false, directory);
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
