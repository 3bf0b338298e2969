package dev.vivace.engine.report;

import dev.vivace.engine.json.AtomicFile;
import dev.vivace.engine.json.JsonFormat;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** {@code detect.json}, and a passing and a failing order for each finding, ready for {@code vivace run --order}. */
public final class DetectFiles {

    private static final JsonFormat<DetectReport> FORMAT = JsonFormat.of("vivace-detect", 1, DetectReport.class);

    private final Path directory;
    private final Path orders;
    private final List<DetectReport.Found> found = new ArrayList<>();

    private DetectFiles(Path directory) {
        this.directory = directory;
        this.orders = directory.resolve("orders");
    }

    /** For a search that begins now: what an earlier one left in this directory is removed. */
    public static DetectFiles in(Path directory) {
        DetectFiles files = new DetectFiles(directory);
        try {
            Files.deleteIfExists(files.json());
            files.removeOrders();
        } catch (IOException e) {
            throw Problem.of("Cannot remove results of an earlier search in " + directory + ": " + e)
                    .tryThis("--out with a directory that can be written");
        }
        return files;
    }

    private void removeOrders() throws IOException {
        if (Files.isDirectory(orders)) {
            try (DirectoryStream<Path> old = Files.newDirectoryStream(orders, "*-{passing,failing}.txt")) {
                for (Path file : old) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Writes the orders of a finding; answers where the failing one is. */
    public Path add(Finding finding) {
        String number = String.format(Locale.ROOT, "%03d", found.size() + 1);
        Path failing = write(orders.resolve(number + "-failing.txt"), finding, finding.failing());
        Path passing = write(orders.resolve(number + "-passing.txt"), finding, finding.passing());
        found.add(new DetectReport.Found(
                finding.test(),
                finding.kind(),
                finding.rate(),
                relative(passing),
                relative(failing),
                finding.failure().headline()));
        return failing;
    }

    /**
     * Writes what came of the search.
     *
     * @param copy where it shall be, too
     * @return where it is
     */
    public Path end(SearchResult result, long seed, Optional<Path> copy) {
        DetectReport report = new DetectReport(
                seed,
                result.orders(),
                result.pairsLeftOut(),
                result.unconfirmed(),
                result.alwaysRed().keySet().stream().sorted().toList(),
                why(result.alwaysRed()),
                result.complete(),
                result.wall().toMillis(),
                found);
        FORMAT.write(json(), report);
        copy.ifPresent(file -> FORMAT.write(file, report));
        return json();
    }

    private static Map<String, String> why(Map<TestId, Failure> red) {
        Map<String, String> why = new TreeMap<>();
        red.forEach((test, failure) -> why.put(test.toString(), failure.inOneLine()));
        return why;
    }

    private Path json() {
        return directory.resolve("detect.json");
    }

    /** Reads a report back. */
    public static DetectReport read(Path file) {
        return FORMAT.read(file);
    }

    private String relative(Path file) {
        return directory.relativize(file).toString().replace('\\', '/');
    }

    private static Path write(Path file, Finding finding, TestOrder order) {
        AtomicFile.write(file, writer -> {
            writer.append("# ").append(finding.kind().label()).append(' ');
            writer.append(finding.test().toString()).append('\n');
            for (TestId test : order.tests()) {
                writer.append(test.toString()).append('\n');
            }
        });
        return file;
    }
}
