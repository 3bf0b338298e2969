package dev.vivace.worker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.launcher.PostDiscoveryFilter;

/**
 * Finds tests by their place in their class, where a runner names them anew at each discovery: JUnit 4 does so with
 * parameters whose text contains a hash code. What was not asked for is left out.
 */
final class PlacedTests implements PostDiscoveryFilter {

    private final List<String> uniqueIds;
    private final Map<String, String> places;
    private final List<PostDiscoveryFilter> others;
    private final Set<String> stubborn;
    private final Names names;
    private final Set<TestDescriptor> arranged = new HashSet<>();
    private final Set<UniqueId> runners = new HashSet<>();
    private final Set<UniqueId> wanted = new HashSet<>();

    /**
     * Arranges, too.
     *
     * @param uniqueIds of all tests of the order, as the controller knows them
     * @param places of those to find by place, {@code 2.1} being the first child of the second child of the runner
     * @param others which were there when places were counted
     * @param stubborn gets the ids of containers that keep their own order
     * @param names gets what the tests are called this time
     */
    PlacedTests(
            List<String> uniqueIds,
            Map<String, String> places,
            List<PostDiscoveryFilter> others,
            Set<String> stubborn,
            Names names) {
        this.uniqueIds = uniqueIds;
        this.places = places;
        this.others = others;
        this.stubborn = stubborn;
        this.names = names;
    }

    /** The runner of a test, by the test's unique id. */
    static UniqueId runnerOf(UniqueId test) {
        UniqueId path = test;
        while (path.getSegments().size() > 2) {
            path = UniqueIds.parent(path);
        }
        return path;
    }

    /** New platforms ask for the root first; old ones, 1.5 for example, never ask for it, only for what has no children. */
    @Override
    public FilterResult apply(TestDescriptor test) {
        TestDescriptor root = rootOf(test);
        if (arranged.add(root)) {
            arrange(root);
        }
        boolean unwanted =
                test.isTest() && runners.contains(runnerOf(test.getUniqueId())) && !wanted.contains(test.getUniqueId());
        return FilterResult.includedIf(!unwanted);
    }

    private static TestDescriptor rootOf(TestDescriptor test) {
        return test.getParent().map(PlacedTests::rootOf).orElse(test);
    }

    private void arrange(TestDescriptor root) {
        List<String> own = new ArrayList<>();
        for (String uniqueId : uniqueIds) {
            UniqueId known = UniqueId.parse(uniqueId);
            Optional<UniqueId> placed = places.containsKey(uniqueId) && known.hasPrefix(root.getUniqueId())
                    ? find(root, known, places.get(uniqueId))
                    : Optional.empty();
            own.add(placed.orElse(known).toString());
        }
        new Arrangement(own, stubborn).arrange(root);
    }

    private Optional<UniqueId> find(TestDescriptor root, UniqueId known, String place) {
        runners.add(runnerOf(known));
        Optional<? extends TestDescriptor> found = root.getChildren().stream()
                .filter(child -> child.getUniqueId().equals(runnerOf(known)))
                .findFirst();
        for (String index : place.split("\\.")) {
            found = found.flatMap(parent -> child(parent, Integer.parseInt(index)));
        }
        found.ifPresent(test -> {
            wanted.add(test.getUniqueId());
            tell(test.getUniqueId(), known);
        });
        return found.map(TestDescriptor::getUniqueId);
    }

    private Optional<TestDescriptor> child(TestDescriptor parent, int number) {
        List<TestDescriptor> children =
                parent.getChildren().stream().filter(this::isIncluded).collect(Collectors.toList());
        return number <= children.size() ? Optional.of(children.get(number - 1)) : Optional.empty();
    }

    private boolean isIncluded(TestDescriptor test) {
        return test.getChildren().isEmpty()
                ? others.stream().allMatch(filter -> filter.apply(test).included())
                : test.getChildren().stream().anyMatch(this::isIncluded);
    }

    /** The ways to both are equally long. */
    private void tell(UniqueId own, UniqueId known) {
        UniqueId ownPath = own;
        UniqueId knownPath = known;
        while (ownPath.getSegments().size() > 2 && knownPath.getSegments().size() > 2) {
            names.tell(ownPath, knownPath);
            ownPath = UniqueIds.parent(ownPath);
            knownPath = UniqueIds.parent(knownPath);
        }
    }
}
