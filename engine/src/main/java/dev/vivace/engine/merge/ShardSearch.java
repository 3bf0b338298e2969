package dev.vivace.engine.merge;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Looks for results of shards: in a directory that is named, or anywhere below it. */
public final class ShardSearch extends SimpleFileVisitor<Path> {

    private static final String RUN_JSON = "run.json";
    private static final String OURS = "\"vivace-run/";

    private final Map<Path, FoundShard> found = new TreeMap<>();

    private ShardSearch() {}

    /** Everything that is there, once, whatever the sequence in which it is named. */
    public static Collection<FoundShard> in(Collection<Path> places) {
        ShardSearch search = new ShardSearch();
        places.forEach(search::look);
        return search.found.values();
    }

    private void look(Path place) {
        if (!Files.isDirectory(place)) {
            throw Problem.of((Files.exists(place) ? "Not a directory: " : "No such directory: ") + place)
                    .tryThis("a directory that vivace shard wrote, or one that holds several of them");
        }
        try {
            Files.walkFileTree(place.toRealPath(), this);
        } catch (IOException | UncheckedIOException e) {
            throw Problem.of("Cannot look for results of shards in " + place + ".")
                    .detail(e.toString());
        }
    }

    /** The report of several modules covers what is below it. */
    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) throws IOException {
        Optional<FoundShard> here = read(directory);
        here.ifPresent(shard -> found.put(directory, shard));
        return here.isPresent() ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    private static Optional<FoundShard> read(Path directory) throws IOException {
        Path file = directory.resolve(RUN_JSON);
        if (!Files.isRegularFile(file) || !Files.readString(file).contains(OURS)) {
            return Optional.empty();
        }
        RunReport report = RunJson.read(file);
        return report.shard().map(part -> new FoundShard(directory, report, part));
    }
}
