package dev.vivace.engine.merge;

import dev.vivace.engine.merge.ShardSet.Piece;
import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

/** One set of {@code TEST-*.xml} from those of all shards. */
public final class MergedReports {

    private static final String XML = "TEST-*.xml";

    private final Path target;

    private MergedReports(Path target) {
        this.target = target;
    }

    /** Copies the reports, each module's to a directory of its own where there are several, and removes older ones. */
    public static void write(ShardSet set, Path target) {
        MergedReports reports = new MergedReports(target);
        try {
            Map<Path, Path> copies = reports.copies(set);
            for (Map.Entry<Path, Path> copy : copies.entrySet()) {
                replace(copy.getKey(), copy.getValue());
            }
            reports.removeOthers(copies);
        } catch (IOException e) {
            throw Problem.of("Cannot put the reports of the shards together in " + target + ".")
                    .detail(e.toString())
                    .tryThis("--out with a directory that can be written");
        }
    }

    /** From where a report goes to the file to copy: as with Surefire, a later execution replaces what it has, too. */
    private Map<Path, Path> copies(ShardSet set) throws IOException {
        Map<String, List<Piece>> pieces = set.pieces();
        boolean several = pieces.values().stream()
                        .map(module -> module.get(0).part().module())
                        .distinct()
                        .count()
                > 1;
        Map<Path, Path> copies = new LinkedHashMap<>();
        for (List<Piece> module : pieces.values()) {
            for (Piece piece : module) {
                String name = piece.part().module();
                Path place = several ? target.resolve(name.substring(name.lastIndexOf(':') + 1)) : target;
                for (Path file : files(
                        piece.shard().filesOf(piece.part()).reports(piece.part().execution()))) {
                    copies.put(place.resolve(file.getFileName()), file);
                }
            }
        }
        return copies;
    }

    private static List<Path> files(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, XML)) {
            List<Path> all = new ArrayList<>();
            files.forEach(all::add);
            return all;
        }
    }

    /** Nobody ever reads half of it. */
    private static void replace(Path file, Path source) throws IOException {
        Files.createDirectories(file.getParent());
        Path draft = file.resolveSibling(file.getFileName() + "." + UUID.randomUUID() + ".tmp");
        try {
            Files.copy(source, draft);
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private void removeOthers(Map<Path, Path> copies) throws IOException {
        if (!Files.isDirectory(target)) {
            return;
        }
        try (Stream<Path> all = Files.walk(target, 2)) {
            for (Path file : all.filter(MergedReports::isReport).toList()) {
                if (!copies.containsKey(file)) {
                    Files.delete(file);
                }
            }
        }
    }

    private static boolean isReport(Path file) {
        return file.getFileName().toString().matches("TEST-.*\\.xml") && Files.isRegularFile(file);
    }
}
