package dev.vivace.engine.run;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Agenda.Item;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds the platform's nodes for the identities in an order. */
final class OrderLookup {

    private static final Pattern INDEX = Pattern.compile("\\d+");

    private static final Pattern ENGINE = Pattern.compile("^\\[engine:([^]]+)]");

    private final TestCatalog catalog;
    private final List<String> natural;
    private final List<String> engines;
    private final Map<String, Integer> places = new HashMap<>();
    private final Map<TestId, Entry> entries;
    private final Map<TestId, List<Entry>> invocations;
    private final Map<TestId, Item> cutOff = new ConcurrentHashMap<>();

    OrderLookup(TestCatalog catalog) {
        this.catalog = catalog;
        this.natural =
                catalog.entries().stream().map(entry -> entry.node().uniqueId()).toList();
        this.engines = natural.stream()
                .flatMap(uniqueId -> ENGINE.matcher(uniqueId).results())
                .map(match -> match.group(1))
                .distinct()
                .toList();
        natural.forEach(uniqueId -> places.put(uniqueId, places.size()));
        this.entries = catalog.byId();
        this.invocations = catalog.entries().stream()
                .filter(entry -> entry.id().isInvocation())
                .collect(Collectors.groupingBy(entry -> entry.id().wholeMethod()));
    }

    /** From now on these can be named, too: a worker was lost before it got to them. */
    void learn(List<Item> items) {
        items.forEach(item -> cutOff.put(item.id(), item));
    }

    List<Item> items(TestOrder order) {
        return order.tests().stream().flatMap(id -> items(id).stream()).toList();
    }

    /** Of all tests, in natural order. */
    List<String> uniqueIds() {
        return natural;
    }

    /** The ids of engines that have tests. */
    List<String> engines() {
        return engines;
    }

    /** Of this test, or of its invocations; none where there is no such test any more. */
    List<String> uniqueIds(TestId id) {
        boolean isKnown = entries.containsKey(id) || invocations.containsKey(id);
        return isKnown ? items(id).stream().map(Item::uniqueId).toList() : List.of();
    }

    /** Whether these are all tests there are, in natural order. */
    boolean isNatural(List<Item> items) {
        return items.size() == natural.size()
                && IntStream.range(0, natural.size())
                        .allMatch(i -> items.get(i).uniqueId().equals(natural.get(i)));
    }

    /**
     * Whether these are some of the tests in natural order. Nobody asked for an order then: where the platform runs
     * them otherwise, because one depends on another, it would have done so with Surefire too.
     */
    boolean isInNaturalSequence(List<Item> items) {
        List<Integer> sequence = items.stream().map(item -> place(item.node())).toList();
        long different = items.stream().map(Item::request).distinct().count();
        return different == items.size()
                && sequence.equals(sequence.stream().sorted().toList());
    }

    /** Of the node, or of what produced it. */
    private int place(TestNode node) {
        Integer place = places.get(node.uniqueId());
        return place == null ? place(node.parent().orElseThrow()) : place;
    }

    private List<Item> items(TestId id) {
        Entry entry = entries.get(id);
        if (entry != null) {
            return List.of(item(entry));
        }
        List<Entry> known = invocations.getOrDefault(id, List.of());
        if (!known.isEmpty()) {
            return known.stream().map(OrderLookup::item).toList();
        }
        Item late = cutOff.get(id);
        return List.of(late == null ? unseenInvocation(id) : late);
    }

    private static Item item(Entry entry) {
        return new Item(entry.id(), entry.node().uniqueId(), entry.node());
    }

    /** An invocation exists only while its method runs; its unique id is known beforehand. */
    private Item unseenInvocation(TestId id) {
        Entry method = entries.get(id.wholeMethod());
        if (method == null) {
            return item(classTemplate(id));
        }
        if (id.invocation().endsWith("+]")) {
            return item(method);
        }
        String uniqueId = invocationOf(method.node(), id.invocation())
                .orElseThrow(() -> Problem.of("The engine of " + id + " cannot run a single invocation")
                        .tryThis(id.wholeMethod().toString()));
        return new Item(id, uniqueId, method.node());
    }

    /** The tests of a class that runs several times are not known before: all of it runs. */
    private Entry classTemplate(TestId id) {
        Entry template = entries.get(TestId.of(id.className(), "class"));
        if (template == null || id.isClass()) {
            throw catalog.unknown(id);
        }
        return template;
    }

    private static Optional<String> invocationOf(TestNode method, String invocation) {
        List<String> indices =
                INDEX.matcher(invocation).results().map(MatchResult::group).toList();
        String type = Segment.of(method).type();
        if (type.equals("test-template") && indices.size() == 1) {
            return Optional.of(method.uniqueId() + segment("test-template-invocation", indices.get(0)));
        }
        if (indices.size() == 1 && (type.equals("feature") || Segment.isTestng(method))) {
            int fromZero = Integer.parseInt(indices.get(0)) - 1;
            return Optional.of(method.uniqueId() + "/[" + (Segment.isTestng(method) ? "invoc" : "iteration") + ":"
                    + fromZero + "]");
        }
        return type.equals("test-factory") ? Optional.of(method.uniqueId() + dynamic(indices)) : Optional.empty();
    }

    private static String dynamic(List<String> indices) {
        int last = indices.size() - 1;
        String containers = indices.subList(0, last).stream()
                .map(index -> segment("dynamic-container", index))
                .collect(Collectors.joining());
        return containers + segment("dynamic-test", indices.get(last));
    }

    private static String segment(String type, String index) {
        return "/[" + type + ":#" + index + "]";
    }
}
