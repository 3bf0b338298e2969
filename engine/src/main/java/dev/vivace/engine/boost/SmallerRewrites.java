package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Rewrite.Kind;
import dev.vivace.engine.boost.Rewriting.Rewritten;
import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Offers changes that move only what costs time. */
final class SmallerRewrites {

    /** What costs less than this part of all fixtures is not worth a line. */
    private static final int ONE_OF = 20;

    private final Lineage lineage;
    private final Framework framework;
    private final FixtureCosts costs;
    private final Set<Member> fields;
    private final List<Split> splits;
    private final List<Split> whole;

    private SmallerRewrites(Lineage lineage, Framework framework, FixtureCosts costs) {
        Duration least = costs.total().dividedBy(ONE_OF).plusNanos(1);
        this.lineage = lineage;
        this.framework = framework;
        this.costs = costs;
        this.fields = costlyFields(costs, least);
        SplitChoice choice = SplitChoice.of(lineage, costs, least, fields);
        this.splits = choice.moved();
        this.whole = choice.ofFixtures();
    }

    static List<Rewrite> of(Lineage lineage, Framework framework, FixtureCosts costs) {
        return new SmallerRewrites(lineage, framework, costs).smallestFirst();
    }

    private static Set<Member> costlyFields(FixtureCosts costs, Duration least) {
        return costs.fixtures().entrySet().stream()
                .filter(entry -> !entry.getKey().signature().endsWith(")"))
                .filter(entry -> entry.getValue().total().compareTo(least) >= 0)
                .map(entry -> new Member(entry.getKey().owner(), entry.getKey().signature()))
                .collect(Collectors.toSet());
    }

    private List<Rewrite> smallestFirst() {
        List<Rewrite> candidates = new ArrayList<>();
        fixtures().ifPresent(rewrite -> candidates.add(rewrite.withShare(share(shareOfFixtures()))));
        shared().ifPresent(rewrite -> candidates.add(rewrite.withShare(share(shareOfFixtures()))));
        statements().ifPresent(rewrite -> candidates.add(rewrite.withShare(share(shareOfStatements()))));
        return candidates.stream()
                .filter(rewrite -> !rewrite.changes().isEmpty())
                .sorted(Comparator.comparing(SmallerRewrites::isSharedByClasses)
                        .thenComparingLong(Rewrite::changedLines))
                .toList();
    }

    /** What is static in a class with other heirs, they share: whatever does without comes first. */
    private static boolean isSharedByClasses(Rewrite rewrite) {
        return rewrite.testClasses().size() > 1 && rewrite.kind() != Kind.SHARED_INSTANCE;
    }

    /** Whole fixtures, of which some statements cost time, or go with such. */
    private Optional<Rewrite> fixtures() {
        Set<Member> wanted = new HashSet<>(fields);
        whole.forEach(split -> wanted.add(split.fixture().member()));
        return wanted.isEmpty() || framework == Framework.TESTNG || movesDuty(whole)
                ? Optional.empty()
                : rewritten(WholeRewrite.of(lineage, framework, Wanted.only(wanted)))
                        .map(rewrite -> rewrite.as(whole.isEmpty() ? Kind.FIELDS : Kind.FIXTURES));
    }

    private Optional<Rewrite> shared() {
        Set<Member> wanted =
                whole.stream().map(split -> split.fixture().member()).collect(Collectors.toSet());
        return wanted.isEmpty() || framework == Framework.JUNIT_4 || movesDuty(whole)
                ? Optional.empty()
                : rewritten(SharedInstance.of(lineage, framework, Wanted.only(wanted)));
    }

    /** First as fixtures of their own for each test, then these as fixtures of the class. */
    private Optional<Rewrite> statements() {
        boolean isPossible = splits.stream().allMatch(Split::isPossible) && !movesDuty(splits);
        if (splits.stream().allMatch(Split::isAll) || !isPossible) {
            return Optional.empty();
        }
        Editing editing = new Editing();
        Extraction extraction = new Extraction(lineage, framework, editing);
        Set<Member> wanted = new HashSet<>(fields);
        splits.forEach(split ->
                wanted.add(split.isAll() ? split.fixture().member() : extraction.extract(split, phase(split))));
        Map<Path, Change> extracted = editing.changes().stream()
                .collect(Collectors.toMap(change -> change.before().path(), Function.identity()));
        return rewritten(onceIn(extracted, wanted))
                .map(rewrite -> rewrite.as(Kind.STATEMENTS).withChanges(fromOriginals(rewrite.changes(), extracted)));
    }

    /** What a tear-down does for each single test, it must go on to do. */
    private boolean movesDuty(List<Split> some) {
        TearDownDuties duties = TearDownDuties.of(lineage);
        return some.stream()
                .filter(split -> phase(split) == Phase.AFTER)
                .flatMap(split -> split.movedFacts().stream())
                .anyMatch(duties::include);
    }

    private Phase phase(Split split) {
        return Framework.phaseOf(
                        split.fixture().method().resolveBinding(),
                        lineage.tested().binding())
                .orElseThrow();
    }

    private Rewriting onceIn(Map<Path, Change> extracted, Set<Member> wanted) {
        TestSources between = lineage.sources()
                .with(extracted.values().stream()
                        .map(Change::after)
                        .collect(Collectors.toMap(SourceFile::path, Function.identity())));
        Lineage again = Lineage.of(
                between.find(Member.nameOf(lineage.tested().binding())).orElseThrow(), between);
        return framework == Framework.TESTNG
                ? SharedInstance.of(again, framework, Wanted.only(wanted))
                : WholeRewrite.of(again, framework, Wanted.only(wanted));
    }

    private static List<Change> fromOriginals(List<Change> changes, Map<Path, Change> extracted) {
        return changes.stream()
                .map(change -> extracted.containsKey(change.before().path())
                        ? new Change(extracted.get(change.before().path()).before(), change.after())
                        : change)
                .toList();
    }

    private static Optional<Rewrite> rewritten(Rewriting rewriting) {
        return rewriting instanceof Rewritten some ? Optional.of(some.rewrite()) : Optional.empty();
    }

    private Duration shareOfFixtures() {
        return whole.stream()
                .flatMap(split -> costs.of(split.fixture().member()).stream())
                .map(FixtureCosts.Cost::total)
                .reduce(ofFields(), Duration::plus);
    }

    private Duration shareOfStatements() {
        return splits.stream()
                .flatMap(
                        split -> costs
                                .of(split.fixture().member())
                                .map(cost -> split.moved().stream().map(cost.statements()::get))
                                .stream()
                                .flatMap(Function.identity()))
                .reduce(ofFields(), Duration::plus);
    }

    private Duration ofFields() {
        return fields.stream()
                .flatMap(field -> costs.of(field).stream())
                .map(FixtureCosts.Cost::total)
                .reduce(Duration.ZERO, Duration::plus);
    }

    private double share(Duration part) {
        return (double) part.toNanos() / Math.max(1, costs.total().toNanos());
    }
}
