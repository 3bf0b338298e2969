package dev.vivace.engine.command;

import dev.vivace.engine.history.History;
import dev.vivace.engine.merge.FoundShard;
import dev.vivace.engine.merge.MergedReports;
import dev.vivace.engine.merge.MergedRun;
import dev.vivace.engine.merge.ShardSearch;
import dev.vivace.engine.merge.ShardSet;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.ShardReport.Part;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@code vivace merge}: puts the results of shards together, as if one machine had run it all. */
public final class MergeCommand {

    private final MergeRequest request;

    /** Does what the request says. */
    public MergeCommand(MergeRequest request) {
        this.request = request;
    }

    /**
     * What came of it.
     *
     * @param report of all tests
     * @param isRed whether a test makes the build red
     * @param differs whether a verdict is not that of the reference, where that was asked for
     * @param shards how many there were
     * @param files what was written
     * @param warnings what was not run or could not be done, and is no reason to write nothing
     */
    public record MergeOutcome(
            RunReport report, boolean isRed, boolean differs, int shards, List<Path> files, List<String> warnings) {

        public MergeOutcome {
            files = List.copyOf(files);
            warnings = List.copyOf(warnings);
        }
    }

    /**
     * Merges; the shards' files stay as they are.
     *
     * @throws Problem where a shard is missing, there twice, or of something else; then nothing is written
     */
    public MergeOutcome run() {
        ShardSet shards = ShardSet.of(ShardSearch.in(request.places()));
        shards.shards().forEach(this::checkOut);
        MergedRun merged = MergedRun.of(shards);
        Path reports = request.out().resolve("reports");
        Path json = request.out().resolve("run.json");
        MergedReports.write(shards, reports);
        RunJson.write(json, merged.report());
        request.json().ifPresent(copy -> RunJson.write(copy, merged.report()));
        return new MergeOutcome(
                merged.report(),
                merged.isRed(),
                merged.differs(),
                merged.shards(),
                List.of(json, reports),
                Stream.concat(notBegun(merged), learn(shards).stream()).toList());
    }

    private static Stream<String> notBegun(MergedRun merged) {
        return merged.notBegun().entrySet().stream()
                .map(entry -> "Not run, because of red tests in modules before it: " + entry.getKey()
                        + ", in shard "
                        + entry.getValue().stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }

    private void checkOut(FoundShard shard) {
        Path out = request.out().toAbsolutePath().normalize();
        if (out.startsWith(shard.place())) {
            throw Problem.of("The result cannot go to " + out + ": there are the results of a shard.")
                    .tryThis("--out " + MergeRequest.DEFAULT_OUT);
        }
    }

    /** Adds what each shard learnt about a module to the history that the next shards are made from. */
    private List<String> learn(ShardSet shards) {
        List<String> warnings = new ArrayList<>();
        request.project().ifPresent(project -> lessons(shards).forEach((files, path) -> {
            Path module = project.resolve(path);
            if (Files.isDirectory(module)) {
                History.open(module.resolve(ModuleFiles.HISTORY))
                        .add(History.open(files))
                        .ifPresent(warnings::add);
            } else {
                warnings.add("What the shards learnt is not remembered: there is no directory " + module);
            }
        }));
        return warnings;
    }

    /** Directories with what was learnt, and the module of each. */
    private static Map<Path, String> lessons(ShardSet shards) {
        Map<Path, String> lessons = new LinkedHashMap<>();
        for (FoundShard shard : shards.shards()) {
            for (Part part : shard.part().parts()) {
                lessons.put(shard.filesOf(part).history(), part.path());
            }
        }
        return lessons;
    }
}
