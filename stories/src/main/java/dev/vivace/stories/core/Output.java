package dev.vivace.stories.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where reports go: standard output, and a file where one is asked for or a build directory is there. */
final class Output {

    private final Optional<Path> report;

    private Output(Optional<Path> report) {
        this.report = report;
    }

    /** The only place that looks at where we are. */
    static Output ofProperties() {
        String asked = System.getProperty("vivace.stories.report", "");
        if (!asked.isBlank()) {
            String process = Long.toString(ProcessHandle.current().pid());
            return new Output(Optional.of(Path.of(asked.replace("%p", process)).toAbsolutePath()));
        }
        Path target = Path.of("target").toAbsolutePath();
        return new Output(Optional.of(target.resolve("vivace").resolve("stories.json"))
                .filter(file -> Files.isDirectory(target)));
    }

    /** The file in which runs tell the next one which tests are unsafe. */
    Optional<Path> learnt() {
        return report.map(file -> file.resolveSibling("stories-unsafe.txt"));
    }

    /** A run without stories has nothing to tell. */
    void write(Report report) {
        if (!report.isEmpty()) {
            System.out.print(report.text());
            this.report.ifPresent(file -> write(file, report.json()));
        }
    }

    static void write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write " + file, e);
        }
    }
}
