package dev.vivace.engine.boost;

import dev.vivace.engine.boost.FixtureCosts.Cost;
import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.source.Framework.Phase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Chooses the statements of fixtures that are to run once: what costs time, and what begins or ends the same thing. */
final class SplitChoice {

    private final Set<Member> fields;
    private final List<Split> setUps;
    private final List<Split> tearDowns;

    private SplitChoice(Set<Member> fields, List<Split> setUps, List<Split> tearDowns) {
        this.fields = fields;
        this.setUps = new ArrayList<>(setUps);
        this.tearDowns = new ArrayList<>(tearDowns);
    }

    /**
     * What costs time, statement by statement.
     *
     * @param fields that are initialised once
     */
    static SplitChoice of(Lineage lineage, FixtureCosts costs, Duration least, Set<Member> fields) {
        SplitChoice choice = new SplitChoice(
                fields, costly(Phase.BEFORE, lineage, costs, least), costly(Phase.AFTER, lineage, costs, least));
        choice.addPartners();
        return choice;
    }

    private static List<Split> costly(Phase phase, Lineage lineage, FixtureCosts costs, Duration least) {
        return lineage.line().stream()
                .flatMap(owner -> FixtureMoves.of(owner, phase, lineage))
                .map(fixture -> costly(fixture, phase, lineage, costs, least))
                .toList();
    }

    private static Split costly(Declared fixture, Phase phase, Lineage lineage, FixtureCosts costs, Duration least) {
        List<StatementFacts> facts = StatementFacts.of(fixture.owner(), fixture.method(), lineage);
        TearDownDuties duties = TearDownDuties.of(lineage);
        Optional<Cost> cost = costs.of(fixture.member());
        SortedSet<Integer> wanted = new TreeSet<>();
        for (int index = 0; index < facts.size(); index++) {
            boolean belongsToTest = phase == Phase.AFTER && duties.include(facts.get(index));
            if (!belongsToTest
                    && cost.isPresent()
                    && cost.get().statements().get(index).compareTo(least) >= 0) {
                wanted.add(index);
            }
        }
        return Split.of(fixture, facts, wanted);
    }

    /** The same, but a fixture moves as a whole or not at all; then more begins and ends with it. */
    List<Split> ofFixtures() {
        SplitChoice whole = new SplitChoice(fields, setUps, tearDowns);
        List<Split> before = List.of();
        while (!before.equals(whole.moved())) {
            before = whole.moved();
            whole.setUps.replaceAll(Split::widened);
            whole.tearDowns.replaceAll(Split::widened);
            whole.addPartners();
        }
        return before;
    }

    /** The fixtures of which at least one statement moves: those that begin before those that end. */
    List<Split> moved() {
        return Stream.concat(setUps.stream(), tearDowns.stream())
                .filter(split -> !split.moved().isEmpty())
                .toList();
    }

    private void addPartners() {
        List<Split> before;
        do {
            before = moved();
            tearDowns.replaceAll(split -> split.with(partners(split, this::endsWhatIsMadeOnce)));
            for (int index = 0; index < setUps.size(); index++) {
                Split setUp = setUps.get(index);
                List<Split> later = setUps.subList(index + 1, setUps.size());
                setUps.set(index, setUp.with(partners(setUp, own -> isEndedOnce(own) || isNeededBy(later, own))));
            }
        } while (!before.equals(moved()));
    }

    private static SortedSet<Integer> partners(Split split, Predicate<StatementFacts> isPartner) {
        SortedSet<Integer> found = new TreeSet<>();
        for (int index = 0; index < split.facts().size(); index++) {
            if (isPartner.test(split.facts().get(index))) {
                found.add(index);
            }
        }
        return found;
    }

    /** Who makes a thing once must not lose it after each test. */
    private boolean endsWhatIsMadeOnce(StatementFacts own) {
        return own.ends(fields) || movedOf(setUps).anyMatch(maker -> own.ends(begunBy(maker)));
    }

    /** What works once on a thing finds no more than the last one, if each test makes one: the others would leak. */
    private boolean isEndedOnce(StatementFacts own) {
        return movedOf(tearDowns).anyMatch(end -> end.uses(own.assigned()) || end.ends(begunBy(own)));
    }

    /** Before all tests, nothing is there yet that another fixture sets for each. */
    private static boolean isNeededBy(List<Split> later, StatementFacts own) {
        return movedOf(later).anyMatch(one -> one.needs(own));
    }

    /** What it sets, and what it works on though no fixture sets it: {@code server.start()}. */
    private Set<Member> begunBy(StatementFacts maker) {
        Set<Member> begun = new HashSet<>(maker.fields());
        setUps.forEach(split -> split.facts().forEach(fact -> begun.removeAll(fact.assigned())));
        begun.addAll(maker.assigned());
        return begun;
    }

    private static Stream<StatementFacts> movedOf(List<Split> splits) {
        return splits.stream().flatMap(split -> split.movedFacts().stream());
    }
}
