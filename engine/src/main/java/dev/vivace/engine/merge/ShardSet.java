package dev.vivace.engine.merge;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.report.ShardReport.NotBegun;
import dev.vivace.engine.report.ShardReport.Part;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * All shards of a suite: none is missing, none is there twice, and all are of the same code and split.
 *
 * @param shards by their number
 */
public record ShardSet(List<FoundShard> shards) {

    private static final String SAME_HISTORY =
            "the same .vivace directories and the same options on every machine, and merge --history to add to them";

    public ShardSet {
        shards = shards.stream()
                .sorted(Comparator.comparingInt(
                                (FoundShard found) -> found.part().index())
                        .thenComparing(FoundShard::place))
                .toList();
    }

    /** A module's part of a shard, and where it was found. */
    record Piece(FoundShard shard, Part part) {}

    /**
     * The complete set.
     *
     * @throws Problem where it is none
     */
    public static ShardSet of(Collection<FoundShard> found) {
        if (found.isEmpty()) {
            throw Problem.of("There are no results of shards.")
                    .tryThis("directories that vivace shard wrote, target/vivace/shard-1-of-2 for example,"
                            + " or one that holds all of them");
        }
        ShardSet set = new ShardSet(List.copyOf(found));
        set.checkTotal();
        set.checkMissing();
        set.pieces().values().forEach(set::checkModule);
        set.shards.forEach(ShardSet::checkEnd);
        return set;
    }

    int total() {
        return shards.get(0).part().total();
    }

    /** The parts of each module and execution, shard by shard, in the sequence in which the modules ran. */
    Map<String, List<Piece>> pieces() {
        Map<String, List<Piece>> pieces = new LinkedHashMap<>();
        for (FoundShard shard : shards) {
            for (Part part : shard.part().parts()) {
                pieces.computeIfAbsent(part.module() + " " + part.execution(), key -> new ArrayList<>())
                        .add(new Piece(shard, part));
            }
        }
        return pieces;
    }

    private void checkTotal() {
        if (shards.stream().map(found -> found.part().total()).distinct().count() > 1) {
            Problem problem = Problem.of("These are not shards of one run: their totals differ.");
            for (FoundShard found : shards) {
                problem = problem.detail(found.text());
            }
            throw problem.tryThis("naming only the directories that belong together");
        }
    }

    private void checkMissing() {
        List<Integer> missing = IntStream.rangeClosed(1, total())
                .filter(index -> shards.stream().noneMatch(found -> found.part().index() == index))
                .boxed()
                .toList();
        if (!missing.isEmpty()) {
            throw missing(missing, "")
                    .detail("Found: " + shards.stream().map(FoundShard::text).collect(Collectors.joining(", ")));
        }
    }

    private Problem missing(List<Integer> indexes, String ofWhat) {
        String numbers = indexes.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return Problem.of((indexes.size() == 1 ? "Shard " : "Shards ") + numbers + " of " + total()
                        + (indexes.size() == 1 ? " is missing" : " are missing") + ofWhat + ".")
                .tryThis("vivace shard --index " + indexes.get(0) + " --total " + total()
                        + ", with the same code and history as the others");
    }

    private void checkModule(List<Piece> pieces) {
        Map<Integer, Piece> byIndex = new TreeMap<>();
        for (Piece piece : pieces) {
            Piece other = byIndex.put(piece.shard().part().index(), piece);
            if (other != null) {
                throw Problem.of("Shard " + piece.shard().part().index() + " of " + total() + " is there twice.")
                        .detail(other.shard().place().toString())
                        .detail(piece.shard().place().toString())
                        .tryThis("naming only one of them");
            }
        }
        String module = pieces.get(0).part().module();
        List<Integer> missing = IntStream.rangeClosed(1, total())
                .filter(index -> !byIndex.containsKey(index) && !stoppedBefore(index, module))
                .boxed()
                .toList();
        if (!missing.isEmpty()) {
            throw missing(missing, " of " + module);
        }
        pieces.forEach(piece -> checkOrigin(pieces.get(0), piece));
        shards.forEach(found -> checkNotBegun(pieces.get(0), found));
    }

    private boolean stoppedBefore(int index, String module) {
        return shards.stream()
                .anyMatch(found -> found.part().index() == index
                        && found.stoppedBefore(module).isPresent());
    }

    /**
     * Modules that some shards did not begin, each with their numbers: they stopped after red tests. A module of which
     * a shard that got so far has nothing has no tests.
     */
    Map<String, List<Integer>> notBegun() {
        Map<String, List<Integer>> notBegun = new LinkedHashMap<>();
        shards.stream()
                .flatMap(found -> found.part().notBegun().stream())
                .map(NotBegun::module)
                .distinct()
                .forEach(module -> {
                    List<Integer> stopped = IntStream.rangeClosed(1, total())
                            .filter(index -> stoppedBefore(index, module))
                            .boxed()
                            .toList();
                    if (stopped.size() == total() || hasPieceOf(module)) {
                        notBegun.put(module, stopped);
                    }
                });
        return notBegun;
    }

    private boolean hasPieceOf(String module) {
        return shards.stream().flatMap(found -> found.part().parts().stream()).anyMatch(part -> part.module()
                .equals(module));
    }

    private static void checkOrigin(Piece first, Piece other) {
        if (!other.part().commit().equals(first.part().commit())) {
            throw otherCommit(first, other.shard(), other.part().commit());
        }
        if (!other.part().code().equals(first.part().code())) {
            throw differ(first, other, " was built from other classes than ", Part::code)
                    .tryThis("shards of the same sources, compiled by the same JDK")
                    .tryThis("--commit ID, the same for every shard, where a build never gives the same classes twice");
        }
        if (!other.part().split().equals(first.part().split())) {
            throw differ(first, other, " is of another split than ", Part::split)
                    .tryThis(SAME_HISTORY);
        }
    }

    /** What a shard says that stopped may be left from an earlier run. */
    private static void checkNotBegun(Piece first, FoundShard other) {
        other.stoppedBefore(first.part().module()).map(NotBegun::commit).ifPresent(commit -> {
            if (!commit.equals(first.part().commit())) {
                throw otherCommit(first, other, commit);
            }
        });
    }

    private static Problem otherCommit(Piece first, FoundShard other, Optional<String> commit) {
        return differ(
                        first,
                        other,
                        " is from another commit than ",
                        first.part().commit().orElse("unknown"),
                        commit.orElse("unknown"))
                .tryThis("shards of the same commit");
    }

    private static Problem differ(Piece first, Piece other, String how, Function<Part, String> value) {
        return differ(first, other.shard(), how, value.apply(first.part()), value.apply(other.part()));
    }

    private static Problem differ(Piece first, FoundShard other, String how, String value, String otherValue) {
        return Problem.of("Of " + first.part().module() + ", shard "
                        + other.part().index() + how + "shard "
                        + first.shard().part().index() + ".")
                .detail(first.shard().text() + ": " + value)
                .detail(other.text() + ": " + otherValue);
    }

    private static void checkEnd(FoundShard found) {
        if (found.isCancelled()) {
            throw Problem.of("Shard " + found.part().index() + " of "
                            + found.part().total() + " was stopped before its end.")
                    .detail(found.place().toString())
                    .detail("Tests that were not run: " + found.count(TestVerdict.NOT_RUN)
                            + "; that were red, and not asked again: " + found.count(TestVerdict.UNCONFIRMED))
                    .tryThis("the same shard again");
        }
    }
}
