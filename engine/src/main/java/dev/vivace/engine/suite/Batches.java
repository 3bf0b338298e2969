package dev.vivace.engine.suite;

import dev.vivace.engine.model.TestOrder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Deals the parts of a plan out: what shares a JVM to as many workers as there are, the rest one by one. */
final class Batches {

    private final SuitePlan plan;

    private Batches(SuitePlan plan) {
        this.plan = plan;
    }

    /** All batches, in the sequence in which they start. */
    static List<Batch> of(SuitePlan plan) {
        return new Batches(plan).all();
    }

    private List<Batch> all() {
        List<Integer> sequence = plan.sideBySide().sequence(plan.parts());
        Stream<Batch> single =
                sequence.stream().filter(number -> !isMixed(number)).map(number -> Batch.of(number, part(number)));
        return Stream.concat(rounds(sequence).flatMap(this::mixed), single).toList();
    }

    private boolean isMixed(int number) {
        return plan.isMixed(part(number));
    }

    private TestOrder part(int number) {
        return plan.parts().get(number);
    }

    /** A plan may have the same part several times; no JVM gets it twice at once. */
    private Stream<List<Integer>> rounds(List<Integer> sequence) {
        List<List<Integer>> rounds = new ArrayList<>();
        Map<TestOrder, Integer> times = new HashMap<>();
        for (int number : sequence) {
            if (isMixed(number)) {
                int round = times.merge(part(number), 1, Integer::sum) - 1;
                if (round == rounds.size()) {
                    rounds.add(new ArrayList<>());
                }
                rounds.get(round).add(number);
            }
        }
        return rounds.stream();
    }

    /** Always to the worker that has least to do; those that must not run beside each other to the same one. */
    private Stream<Batch> mixed(List<Integer> numbers) {
        List<Map<Integer, TestOrder>> dealt = IntStream.range(0, plan.lanes())
                .mapToObj(lane -> (Map<Integer, TestOrder>) new HashMap<Integer, TestOrder>())
                .toList();
        for (Set<Integer> group : groups(numbers)) {
            Map<Integer, TestOrder> least =
                    dealt.stream().min(Comparator.comparing(this::expected)).orElseThrow();
            group.forEach(number -> least.put(number, part(number)));
        }
        return dealt.stream().filter(parts -> !parts.isEmpty()).map(Batch::new);
    }

    private Duration expected(Map<Integer, TestOrder> parts) {
        return plan.sideBySide().expected(List.copyOf(parts.values()));
    }

    private List<Set<Integer>> groups(List<Integer> numbers) {
        List<Set<Integer>> groups = new ArrayList<>();
        for (int number : numbers) {
            List<Set<Integer>> rivals = groups.stream()
                    .filter(group -> !plan.sideBySide()
                            .allows(part(number), group.stream().map(this::part).toList()))
                    .toList();
            Set<Integer> united = new HashSet<>(Set.of(number));
            rivals.forEach(united::addAll);
            groups.removeAll(rivals);
            groups.add(united);
        }
        return groups;
    }
}
