package dev.vivace.engine.boost;

import dev.vivace.engine.model.TestId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Searches the few tests that have to call fixtures themselves, so that all pass in every order: of all pairs of a polluter
 * and its victim, whichever is part of the most pairs comes first. Beyond the paper, a test that is red alone, or only after
 * several others together, begins with the fixtures itself, and what turns out not to be needed in the end is left out.
 */
final class InjectionSearch {

    /** So many victims are looked at first: what pollutes all of them pollutes most of the others. */
    private static final int FEW = 4;

    /** So many pairs are asked whether an injection is needed, before all orders are. */
    private static final int TELLING = 3;

    private final List<TestId> tests;
    private final Trial trial;
    private final Set<Pair> known = new LinkedHashSet<>();

    /**
     * Among these tests of one class, or of classes that share fixtures.
     *
     * @param trial what becomes of them with injections
     */
    InjectionSearch(List<TestId> tests, Trial trial) {
        this.tests = List.copyOf(tests);
        this.trial = trial;
    }

    /** What becomes of tests if some of them call fixtures. */
    interface Trial {

        /** Those of the pairs whose second test is red right after the first; empty where the sources do not allow it. */
        Optional<Set<Pair>> red(Set<Injection> injections, List<Pair> pairs);

        /** All tests that are red in an order that has to pass; empty where that cannot be told. */
        Optional<Set<TestId>> red(Set<Injection> injections);
    }

    /** Two tests, one right after the other; the same one twice for a test that is red alone. */
    record Pair(TestId polluter, TestId victim) {

        boolean isAlone() {
            return polluter.equals(victim);
        }
    }

    /** Injections with which all tests pass, given those that are red without; empty where there are none. */
    Optional<Set<Injection>> of(Set<TestId> redWithout) {
        Set<Injection> injections = new LinkedHashSet<>();
        Set<TestId> seen = new HashSet<>();
        Set<TestId> red = redWithout;
        for (int most = FEW; !red.isEmpty(); most *= 2) {
            Set<TestId> some = some(red, seen, most);
            if (!seen.addAll(some) || !isCured(some, injections)) {
                return Optional.empty();
            }
            Optional<Set<TestId>> left = trial.red(injections);
            if (left.isEmpty()) {
                return Optional.empty();
            }
            red = left.get();
        }
        return Optional.of(withoutNeedless(injections));
    }

    /** A few of those that nothing was done for yet. */
    private static Set<TestId> some(Set<TestId> red, Set<TestId> seen, int most) {
        return red.stream()
                .filter(test -> !seen.contains(test))
                .limit(most)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Adds injections until no victim is red after any single polluter; tells whether that is possible. */
    private boolean isCured(Set<TestId> victims, Set<Injection> injections) {
        Optional<Set<Pair>> pairs = trial.red(injections, pairs(victims));
        pairs.ifPresent(known::addAll);
        Set<TestId> afterSeveral = new LinkedHashSet<>(victims);
        pairs.ifPresent(red -> red.forEach(pair -> afterSeveral.remove(pair.victim())));
        afterSeveral.forEach(victim -> injections.add(Injection.intoVictim(victim)));
        while (pairs.isPresent() && !pairs.get().isEmpty()) {
            pairs = cureLargest(pairs.get(), injections);
        }
        return pairs.isPresent();
    }

    private List<Pair> pairs(Set<TestId> victims) {
        return victims.stream()
                .flatMap(victim -> tests.stream()
                        .filter(test -> test.className().equals(victim.className()))
                        .map(test -> new Pair(test, victim)))
                .toList();
    }

    /** The pairs that are left after the largest group of them is cured; empty where it cannot be. */
    private Optional<Set<Pair>> cureLargest(Set<Pair> pairs, Set<Injection> injections) {
        List<Pair> group = largest(pairs);
        for (Set<Injection> mode : modes(group)) {
            Set<Injection> more = new LinkedHashSet<>(injections);
            more.addAll(mode);
            Optional<Set<Pair>> left = trial.red(more, List.copyOf(pairs))
                    .filter(red -> group.stream().noneMatch(red::contains));
            if (left.isPresent()) {
                injections.addAll(mode);
                return left;
            }
        }
        return Optional.empty();
    }

    /** The pairs of the polluter with the most victims, or of the victim with the most polluters if these are more. */
    private static List<Pair> largest(Set<Pair> pairs) {
        List<Pair> ofPolluter = largestBy(Pair::polluter, pairs);
        List<Pair> ofVictim = largestBy(Pair::victim, pairs);
        return ofPolluter.size() >= ofVictim.size() ? ofPolluter : ofVictim;
    }

    private static List<Pair> largestBy(Function<Pair, TestId> side, Set<Pair> pairs) {
        Map<TestId, List<Pair>> groups =
                pairs.stream().collect(Collectors.groupingBy(side, LinkedHashMap::new, Collectors.toList()));
        return groups.values().stream().max(Comparator.comparingInt(List::size)).orElseThrow();
    }

    /** Three ways to cure pairs that have a test in common: at the side with fewer tests, at the other one, at both. */
    private static List<Set<Injection>> modes(List<Pair> group) {
        Set<Injection> polluters = group.stream()
                .filter(pair -> !pair.isAlone())
                .map(pair -> Injection.intoPolluter(pair.polluter()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        Set<Injection> victims = group.stream()
                .map(pair -> Injection.intoVictim(pair.victim()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        Set<Injection> both = new LinkedHashSet<>(polluters);
        both.addAll(victims);
        List<Set<Injection>> modes = new ArrayList<>();
        Stream.of(polluters, victims)
                .filter(mode -> !mode.isEmpty())
                .sorted(Comparator.comparingInt(Set::size))
                .forEach(modes::add);
        modes.add(both);
        return modes;
    }

    /** Leaves out, one by one, what is not needed: a later injection may have made an earlier one superfluous. */
    private Set<Injection> withoutNeedless(Set<Injection> injections) {
        Set<Injection> needed = new LinkedHashSet<>(injections);
        if (injections.size() == 1) {
            return needed;
        }
        for (Injection injection : injections) {
            needed.remove(injection);
            if (needed.isEmpty() || isRedWith(needed, injection)) {
                needed.add(injection);
            }
        }
        return needed;
    }

    /** Whether a test is red without this one; a few pairs mostly tell, and take much less time than all orders. */
    private boolean isRedWith(Set<Injection> others, Injection without) {
        List<Pair> telling = known.stream()
                .filter(pair ->
                        pair.polluter().equals(without.test()) || pair.victim().equals(without.test()))
                .limit(TELLING)
                .toList();
        boolean isGood = trial.red(others, telling).filter(Set::isEmpty).isPresent()
                && trial.red(others).filter(Set::isEmpty).isPresent();
        return !isGood;
    }
}
