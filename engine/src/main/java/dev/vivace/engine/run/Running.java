package dev.vivace.engine.run;

import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.run.Draft.Begun;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What began in one run and has not ended, outer before inner. */
final class Running {

    private final Map<String, Begun> begun = new LinkedHashMap<>();
    private final Set<String> productive = new HashSet<>();
    private boolean sideBySide;

    void begin(Begun one) {
        TestNode node = one.node();
        if (node.isTest()) {
            sideBySide |=
                    innermostTests().stream().anyMatch(other -> !other.node().encloses(node.uniqueId()));
            node.parent().filter(TestNode::isTest).ifPresent(parent -> productive.add(parent.uniqueId()));
        }
        begun.put(node.uniqueId(), one);
    }

    Optional<Begun> end(String uniqueId) {
        return Optional.ofNullable(begun.remove(uniqueId));
    }

    void clear() {
        begun.clear();
    }

    boolean contains(String uniqueId) {
        return begun.containsKey(uniqueId);
    }

    Collection<Begun> all() {
        return begun.values();
    }

    /** The one that began last. */
    Optional<Begun> last() {
        return begun.values().stream().reduce((outer, inner) -> inner);
    }

    List<Begun> tests() {
        return begun.values().stream().filter(one -> one.node().isTest()).toList();
    }

    /** Tests without those around them: a method of Spock's is a test, and so are its iterations. */
    List<Begun> innermostTests() {
        List<Begun> tests = tests();
        return tests.stream()
                .filter(one -> tests.stream()
                        .noneMatch(other ->
                                other != one && one.node().encloses(other.node().uniqueId())))
                .toList();
    }

    /** Whether this is a test in which others began. */
    boolean isProductive(Begun test) {
        return productive.contains(test.node().uniqueId());
    }

    /** Whether two tests ran at the same time. */
    boolean wereSideBySide() {
        return sideBySide;
    }
}
