package dev.vivace.engine.suite;

import dev.vivace.engine.model.Footprint;
import dev.vivace.engine.model.TestOrder;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which few classes may have prepared what a class needs that is red without them: those that used the same static state,
 * or left what the JDK keeps changed. Others may have done so through a file, which nobody sees.
 */
final class Predecessors {

    private final SuitePlan plan;
    private final Map<TestOrder, Footprint> footprints = new HashMap<>();

    Predecessors(SuitePlan plan) {
        this.plan = plan;
    }

    /** Remembers what the tests of a part used. */
    void add(PartLog log) {
        Stream.concat(log.provisional().stream(), log.runs().stream())
                .flatMap(run -> run.footprint().stream())
                .forEach(footprint -> footprints.merge(log.part(), footprint, Footprint::and));
    }

    /**
     * For each of these parts, which are red alone, those to try first.
     *
     * @param natural all parts of the suite
     * @return which, in natural order; nothing at all unless that is much shorter than to let all run before them
     */
    Map<TestOrder, List<TestOrder>> of(Collection<TestOrder> red, List<TestOrder> natural) {
        Set<String> common = common();
        Map<TestOrder, List<TestOrder>> few = new LinkedHashMap<>();
        int last = 0;
        for (int i = 0; i < natural.size(); i++) {
            TestOrder part = natural.get(i);
            if (red.contains(part)) {
                few.put(part, of(part, natural.subList(0, i), common));
                last = i;
            }
        }
        List<TestOrder> all = Stream.concat(
                        few.keySet().stream(), few.values().stream().flatMap(List::stream))
                .distinct()
                .toList();
        boolean pays = few.values().stream().noneMatch(List::isEmpty)
                && plan.sideBySide().areFew(all, natural.subList(0, last + 1));
        return pays ? few : Map.of();
    }

    private List<TestOrder> of(TestOrder part, List<TestOrder> earlier, Set<String> common) {
        if (plan.after().containsKey(part)) {
            return plan.after().get(part);
        }
        Footprint own = footprints.getOrDefault(part, Footprint.NONE).without(common);
        return earlier.stream()
                .filter(each -> footprints
                        .getOrDefault(each, Footprint.NONE)
                        .without(common)
                        .canPrepare(own))
                .toList();
    }

    /** What more than half of all use says nothing about two of them. */
    private Set<String> common() {
        Map<String, Long> users = footprints.values().stream()
                .flatMap(footprint -> Stream.concat(footprint.touched().stream(), footprint.changed().stream()))
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        Set<String> common = new HashSet<>(users.keySet());
        common.removeIf(name -> users.get(name) * 2 <= footprints.size());
        return common;
    }
}
