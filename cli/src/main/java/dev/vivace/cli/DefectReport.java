package dev.vivace.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** We broke a promise: says so, and writes what a bug report needs into a file. */
final class DefectReport {

    private final Surroundings surroundings;
    private final List<String> arguments;
    private final Optional<Path> out;

    DefectReport(Surroundings surroundings, List<String> arguments, Optional<Path> out) {
        this.surroundings = surroundings;
        this.arguments = List.copyOf(arguments);
        this.out = out;
    }

    ExitCode of(Throwable defect) {
        String text = text(defect);
        surroundings.err().println("This is a defect of Vivace, please report it: " + defect);
        try {
            surroundings.err().println("  What a report needs is in " + write(text));
        } catch (IOException e) {
            surroundings.err().println(text);
        }
        return ExitCode.DEFECT;
    }

    private String text(Throwable defect) {
        StringWriter text = new StringWriter();
        PrintWriter lines = new PrintWriter(text);
        lines.println(new Version().getVersion()[0]);
        lines.println(System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                + System.getProperty("os.arch"));
        lines.println("Arguments: " + arguments);
        defect.printStackTrace(lines);
        lines.flush();
        return text.toString();
    }

    private Path write(String text) throws IOException {
        Path file = out.isPresent()
                ? Files.createDirectories(out.get()).resolve("defect.txt")
                : Files.createTempFile("vivace-defect", ".txt");
        return Files.writeString(file, text);
    }
}
