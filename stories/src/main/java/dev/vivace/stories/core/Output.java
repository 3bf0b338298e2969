package dev.vivace.stories.core;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/** Where reports go: standard output, and a file where one is asked for or a build directory is there. */
final class Output {

    private final Optional<Path> report;
    private final Build build;
    private final Instant begun;

    Output(Optional<Path> report, Build build, Instant begun) {
        this.report = report;
        this.build = build;
        this.begun = begun;
    }

    /** The only place that looks at where we are. */
    static Output ofProperties() {
        String asked = System.getProperty("vivace.stories.report", "");
        if (!asked.isBlank()) {
            return to(Optional.of(Path.of(asked.replace("%p", Build.process())).toAbsolutePath()));
        }
        Path target = Path.of("target").toAbsolutePath();
        return to(Optional.of(target.resolve("vivace").resolve("stories.json"))
                .filter(file -> Files.isDirectory(target)));
    }

    private static Output to(Optional<Path> report) {
        return new Output(report, Build.ofThisProcess(), Instant.now());
    }

    /** The file in which runs tell the next one which tests are unsafe. */
    Optional<Path> learnt() {
        return report.map(file -> file.resolveSibling("stories-unsafe.txt"));
    }

    /** A run without stories has nothing to tell. */
    void write(Report report) {
        if (!report.isEmpty()) {
            Ledger all = report.ledger(build);
            try {
                all = added(all);
            } finally {
                System.out.print(report.text(all));
            }
        }
    }

    /** What the JVMs of this build came to so far, this one included. */
    private Ledger added(Ledger own) {
        return report.map(SharedFile::new)
                .map(file -> file.alone(() -> added(own, file)))
                .orElse(own);
    }

    private Ledger added(Ledger own, SharedFile file) {
        Ledger all = file.text()
                .flatMap(Ledger::read)
                .map(before -> own.after(before, file.isWrittenSince(begun)))
                .orElse(own);
        file.replace(all.text());
        return all;
    }
}
