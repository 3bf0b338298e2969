package dev.vivace.engine.boost;

import dev.vivace.engine.boost.FixtureCosts.Cost;
import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Chooses the statements of fixtures that are to run once: what costs time, and what begins or ends the same thing. */
final class SplitChoice {

    private final Lineage lineage;
    private final FixtureCosts costs;
    private final Duration least;
    private final List<Split> setUps = new ArrayList<>();
    private final List<Split> tearDowns = new ArrayList<>();

    private SplitChoice(Lineage lineage, FixtureCosts costs, Duration least) {
        this.lineage = lineage;
        this.costs = costs;
        this.least = least;
    }

    /** The fixtures of which at least one statement moves: those that begin before those that end. */
    static List<Split> of(Lineage lineage, FixtureCosts costs, Duration least) {
        SplitChoice choice = new SplitChoice(lineage, costs, least);
        lineage.line().forEach(choice::addCostly);
        choice.addPartners();
        return Stream.concat(choice.setUps.stream(), choice.tearDowns.stream())
                .filter(split -> !split.moved().isEmpty())
                .toList();
    }

    private void addCostly(ParsedClass owner) {
        FixtureMoves.of(owner, Phase.BEFORE, lineage).forEach(fixture -> setUps.add(costly(fixture)));
        FixtureMoves.of(owner, Phase.AFTER, lineage).forEach(fixture -> tearDowns.add(costly(fixture)));
    }

    private Split costly(Declared fixture) {
        List<StatementFacts> facts = StatementFacts.of(fixture.owner(), fixture.method(), lineage);
        Optional<Cost> cost = costs.of(fixture.member());
        SortedSet<Integer> wanted = new TreeSet<>();
        for (int index = 0; index < facts.size(); index++) {
            if (cost.isPresent() && cost.get().statements().get(index).compareTo(least) >= 0) {
                wanted.add(index);
            }
        }
        return Split.of(fixture, facts, wanted);
    }

    /** Who makes a thing once must not lose it after each test, and who ends it once must not make it for each. */
    private void addPartners() {
        for (int round = 0; round < 2; round++) {
            tearDowns.replaceAll(split -> split.with(partners(split, setUps, true)));
            setUps.replaceAll(split -> split.with(partners(split, tearDowns, false)));
        }
    }

    private static SortedSet<Integer> partners(Split split, List<Split> others, boolean isEnd) {
        SortedSet<Integer> found = new TreeSet<>();
        List<StatementFacts> moved =
                others.stream().flatMap(other -> other.movedFacts().stream()).toList();
        for (int index = 0; index < split.facts().size(); index++) {
            StatementFacts own = split.facts().get(index);
            if (moved.stream().anyMatch(other -> isEnd ? own.ends(other) : other.ends(own))) {
                found.add(index);
            }
        }
        return found;
    }
}
