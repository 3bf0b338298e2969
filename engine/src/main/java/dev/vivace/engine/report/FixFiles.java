package dev.vivace.engine.report;

import dev.vivace.engine.json.JsonFormat;
import dev.vivace.engine.model.DiagnosisTimes;
import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** {@code fix.json} and the patches that it names. */
public final class FixFiles {

    private static final JsonFormat<FixReport> FORMAT = JsonFormat.of("vivace-fix", 1, FixReport.class);

    private final Path directory;
    private final PatchFiles patches;

    private FixFiles(Path directory) {
        this.directory = directory;
        this.patches = new PatchFiles(directory, "");
    }

    /** For fixes that begin now: what earlier ones left in this directory is removed. */
    public static FixFiles in(Path directory) {
        FixFiles files = new FixFiles(directory);
        try {
            Files.deleteIfExists(files.json());
            files.patches.removeEarlier();
        } catch (IOException e) {
            throw Problem.of("Cannot remove earlier patches in " + directory + ": " + e)
                    .tryThis("--out with a directory that can be written");
        }
        return files;
    }

    /** Writes the next patch: they are applied in the sequence of their names. */
    public Path add(TestId test, byte[] diff) {
        String simpleClass = test.className().substring(test.className().lastIndexOf('.') + 1);
        return patches.add(simpleClass + "-" + test.method(), diff);
    }

    /**
     * Writes what became of all findings.
     *
     * @param copy where it shall be, too
     * @return where it is
     */
    public Path end(List<Fix> fixes, Optional<Path> copy) {
        FixReport report = new FixReport(fixes.stream().map(this::entry).toList());
        FORMAT.write(json(), report);
        copy.ifPresent(file -> FORMAT.write(file, report));
        return json();
    }

    private FixReport.Fixed entry(Fix fix) {
        return new FixReport.Fixed(
                fix.finding().test(),
                fix.finding().kind(),
                fix.status().label(),
                fix.diagnosis().polluters(),
                fix.diagnosis().stateSetters(),
                fix.diagnosis().leak(),
                fix.patch().map(patch -> patches.relative(patch.file())),
                fix.patch().map(Fix.Patch::place),
                fix.patch().map(Fix.Patch::statements).orElse(0),
                fix.patch().map(Fix.Patch::code).orElse(List.of()),
                fix.patch().map(Fix.Patch::helper).orElse(List.of()),
                fix.patch().map(Fix.Patch::helperStatements).orElse(0),
                fix.times().search().toMillis(),
                fix.times().confirmation().toMillis(),
                fix.times().verification().toMillis(),
                times(fix.diagnosis().times()),
                fix.reason());
    }

    private static FixReport.Times times(DiagnosisTimes times) {
        return new FixReport.Times(
                times.polluters().map(FixFiles::span),
                times.cleaners().map(FixFiles::span),
                times.stateSetters().map(FixFiles::span));
    }

    private static FixReport.Span span(DiagnosisTimes.Span span) {
        return new FixReport.Span(
                span.first().map(Duration::toMillis), span.all().toMillis());
    }

    private Path json() {
        return directory.resolve("fix.json");
    }

    /** Reads a report back. */
    public static FixReport read(Path file) {
        return FORMAT.read(file);
    }
}
