package dev.vivace.engine.report;

import dev.vivace.engine.json.AtomicFile;
import dev.vivace.engine.json.JsonFormat;
import dev.vivace.engine.model.Boost;
import dev.vivace.engine.model.Loss;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteBoost;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.Timing;
import dev.vivace.engine.report.BoostReport.Boosted;
import dev.vivace.engine.report.BoostReport.Counts;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** {@code boost.json}, the patches that it names, and orders that show why there is none. */
public final class BoostFiles {

    private static final JsonFormat<BoostReport> FORMAT = JsonFormat.of("vivace-boost", 1, BoostReport.class);

    private final Path directory;
    private final Path orders;
    private final PatchFiles patches;

    private BoostFiles(Path directory) {
        this.directory = directory;
        this.orders = directory.resolve("orders");
        this.patches = new PatchFiles(directory, "boost-");
    }

    /** For a command that begins now: what earlier ones left in this directory is removed. */
    public static BoostFiles in(Path directory) {
        BoostFiles files = new BoostFiles(directory);
        try {
            Files.deleteIfExists(files.json());
            files.patches.removeEarlier();
            files.removeOrders();
        } catch (IOException e) {
            throw Problem.of("Cannot remove earlier patches in " + directory + ": " + e)
                    .tryThis("--out with a directory that can be written");
        }
        return files;
    }

    private void removeOrders() throws IOException {
        if (Files.isDirectory(orders)) {
            try (DirectoryStream<Path> old = Files.newDirectoryStream(orders, "boost-*.txt")) {
                for (Path file : old) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Writes the next patch: they are applied in the sequence of their names. */
    public Path add(String testClass, byte[] diff) {
        return patches.add(testClass.substring(testClass.lastIndexOf('.') + 1), diff);
    }

    /** Writes an order that shows why a class stays as it is. */
    public Path add(String testClass, TestOrder order) {
        Path file = orders.resolve("boost-" + testClass.replaceAll("[^\\w.-]", "_") + ".txt");
        AtomicFile.write(file, writer -> {
            for (TestId test : order.tests()) {
                writer.append(test.toString()).append('\n');
            }
        });
        return file;
    }

    /**
     * Writes what became of all classes.
     *
     * @param copy where it shall be, too
     * @return where it is
     */
    public Path end(List<Boost> boosts, Optional<SuiteBoost> suite, Optional<Path> copy) {
        BoostReport report = new BoostReport(boosts.stream().map(this::entry).toList(), suite.map(BoostFiles::entry));
        FORMAT.write(json(), report);
        copy.ifPresent(file -> FORMAT.write(file, report));
        return json();
    }

    private Boosted entry(Boost boost) {
        return new Boosted(
                boost.testClass(),
                boost.status().label(),
                boost.code(),
                boost.reason(),
                boost.fixtures().map(Duration::toMillis),
                boost.timing().map(timing -> timing.before().toMillis()),
                boost.timing().map(timing -> timing.after().toMillis()),
                boost.timing().map(Timing::reduction),
                boost.timing().map(Timing::significance),
                boost.patch().map(Boost.Patch::tests).orElse(0),
                boost.patch().map(Boost.Patch::injections).orElse(0),
                boost.patch().map(Boost.Patch::changedLines).orElse(0L),
                boost.patch().map(Boost.Patch::way).orElse(""),
                boost.losses().lines().map(Loss::part),
                boost.losses().lines().map(BoostFiles::counts),
                boost.losses().mutants().map(BoostFiles::counts),
                boost.patch().map(patch -> patches.relative(patch.file())),
                boost.failingOrder().map(patches::relative),
                boost.spent().toMillis(),
                boost.searched().toMillis());
    }

    private static BoostReport.Suite entry(SuiteBoost suite) {
        return new BoostReport.Suite(
                suite.timing().before().toMillis(),
                suite.timing().after().toMillis(),
                suite.timing().reduction(),
                suite.timing().significance(),
                suite.pairs(),
                suite.losses().lines().map(BoostFiles::counts),
                suite.losses().mutants().map(BoostFiles::counts));
    }

    private static Counts counts(Loss loss) {
        return new Counts(loss.before(), loss.lost(), loss.gained());
    }

    private Path json() {
        return directory.resolve("boost.json");
    }

    /** Reads a report back. */
    public static BoostReport read(Path file) {
        return FORMAT.read(file);
    }
}
