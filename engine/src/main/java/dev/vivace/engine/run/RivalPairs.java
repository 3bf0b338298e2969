package dev.vivace.engine.run;

import dev.vivace.engine.model.TestId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Tests that can wait for each other, as the platform names them.
 *
 * @param ones the first of each pair
 * @param others the second ones, in the same sequence
 */
record RivalPairs(List<String> ones, List<String> others) {

    private static final String VINTAGE = "[engine:junit-vintage]";

    RivalPairs {
        ones = List.copyOf(ones);
        others = List.copyOf(others);
    }

    /** All invocations of one test with all of the other; of a single test, with each other. */
    static RivalPairs of(Set<Set<TestId>> apart, OrderLookup lookup) {
        List<String> ones = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (Set<TestId> pair : apart) {
            List<List<String>> ids = pair.stream().map(lookup::uniqueIds).toList();
            for (String one : ids.get(0)) {
                for (String other : ids.get(ids.size() - 1)) {
                    if (mayWait(one, other)) {
                        ones.add(one);
                        others.add(other);
                    }
                }
            }
        }
        return new RivalPairs(ones, others);
    }

    /** JUnit 4 lets nobody below a runner end a test while another one waits to begin. */
    private static boolean mayWait(String one, String other) {
        return !one.startsWith(VINTAGE) || !runner(one).equals(runner(other));
    }

    private static String runner(String uniqueId) {
        int end = uniqueId.indexOf('/', VINTAGE.length() + 1);
        return end < 0 ? uniqueId : uniqueId.substring(0, end);
    }
}
