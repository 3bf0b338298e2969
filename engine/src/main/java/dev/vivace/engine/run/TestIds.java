package dev.vivace.engine.run;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestNode.Source;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Gives every node of the platform's tree its identity.
 *
 * <ul>
 *   <li>A test method is {@code pkg.Class#method}, where the class is the one that runs, not the one that declares an
 *       inherited method. Parameters are added to the overloads of a class, and only to them.
 *   <li>Invocations are numbered from one: {@code #method[3]}; dynamic tests in dynamic containers {@code
 *       #method[2][1]}; invocations of a whole class come first, {@code #method[2][3]} being the third invocation of the
 *       method in the second of the class. Such an invocation of the class itself is {@code pkg.Class#class[2]}, and
 *       all of them, which is what an order can name, {@code pkg.Class#class}.
 *   <li>A class that is reached through another one that does not enclose it (a suite's member, a nested class that is
 *       inherited) carries the way: {@code pkg.Suite/pkg.Class#method}. So the same test, run directly and through a
 *       suite, has two identities.
 *   <li>A test without a method (Spock, Cucumber, ArchUnit's fields) is named by its class and its display names.
 *   <li>What still is not unique gets a number, in the sequence in which it was told.
 * </ul>
 */
final class TestIds {

    private static final int LONGEST_NAME = 120;

    private final Set<String> overloaded;
    private final Map<String, Integer> positions = new HashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private final Map<String, TestId> ids = new HashMap<>();
    private final Set<TestId> taken = new HashSet<>();

    private TestIds(Set<String> overloaded) {
        this.overloaded = overloaded;
    }

    /** Identities of everything that was discovered, parents first; others can be added while tests run. */
    static TestIds of(Collection<TestNode> nodes) {
        List<NodePath> paths = nodes.stream().map(NodePath::of).toList();
        TestIds ids = new TestIds(overloaded(paths));
        Iterator<NodePath> path = paths.iterator();
        nodes.forEach(node -> ids.add(node, path.next()));
        return ids;
    }

    /** The same identities, to which nodes of one worker can be added. */
    TestIds copy() {
        TestIds copy = new TestIds(overloaded);
        copy.positions.putAll(positions);
        copy.counts.putAll(counts);
        copy.ids.putAll(ids);
        copy.taken.addAll(taken);
        return copy;
    }

    private static Set<String> overloaded(List<NodePath> paths) {
        Map<String, Set<String>> signatures = new HashMap<>();
        for (NodePath path : paths) {
            path.method().ifPresent(method -> signatures
                    .computeIfAbsent(methodKey(path, method), key -> new HashSet<>())
                    .add(method.parameterTypes()));
        }
        return signatures.entrySet().stream()
                .filter(entry -> entry.getValue().size() > 1)
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    private static String methodKey(NodePath path, Source method) {
        return String.join("/", path.classes()) + "#" + method.methodName();
    }

    /** The identity of a node; the same whenever it is asked. */
    TestId add(TestNode node) {
        TestId known = ids.get(node.uniqueId());
        return known == null ? add(node, NodePath.of(node)) : known;
    }

    private TestId add(TestNode node, NodePath path) {
        countAmongSiblings(node);
        TestId id = unique(TestId.parse(name(node, path)));
        ids.put(node.uniqueId(), id);
        return id;
    }

    /** What stands in orders for a class whose tests are not known before it runs. */
    TestId ofTemplate(TestNode node) {
        return new TestId(add(node).className(), "class", "", "");
    }

    private void countAmongSiblings(TestNode node) {
        String parent = node.parent().map(TestNode::uniqueId).orElse("");
        positions.put(node.uniqueId(), counts.merge(parent, 1, Integer::sum));
    }

    /** Numbers of the node and its ancestors among their siblings, but for an engine and what is directly below it. */
    String place(TestNode node) {
        Deque<String> numbers = new ArrayDeque<>();
        TestNode inner = node;
        while (inner.parent().flatMap(TestNode::parent).isPresent()) {
            numbers.addFirst(String.valueOf(positions.get(inner.uniqueId())));
            inner = inner.parent().get();
        }
        return String.join(".", numbers);
    }

    private TestId unique(TestId wanted) {
        TestId id = wanted;
        for (int number = 2; !taken.add(id); number++) {
            id = numbered(wanted, number);
        }
        return id;
    }

    /** Two classes of one name cannot be told apart by a number: the container of the second gives way. */
    private static TestId numbered(TestId id, int number) {
        return id.isClass()
                ? new TestId(id.className(), "class", "", "[" + number + "]")
                : new TestId(id.className(), id.method(), id.parameters(), id.invocation() + "[" + number + "]");
    }

    private String name(TestNode node, NodePath path) {
        String className = className(path, node);
        boolean isClass =
                path.classes().isEmpty() ? !node.isTest() && path.named().size() < 2 : path.isClass();
        return isClass ? className : className + "#" + method(path) + invocation(path);
    }

    /** Without a class, the first thing below the engine stands for it: a feature file, for example. */
    private static String className(NodePath path, TestNode node) {
        if (!path.classes().isEmpty()) {
            return wayTo(path.classes());
        }
        TestNode topmost = path.named().size() < 2 && node.isTest() ? node.engine() : topmost(path, node);
        return readable(topmost.displayName()).replaceAll("[\\[(/]", "_");
    }

    private static TestNode topmost(NodePath path, TestNode node) {
        return path.named().isEmpty() ? node : path.named().get(0);
    }

    private static String wayTo(List<String> classes) {
        StringBuilder way = new StringBuilder();
        for (int i = 0; i < classes.size(); i++) {
            boolean last = i == classes.size() - 1;
            if (last || !classes.get(i + 1).startsWith(classes.get(i) + "$")) {
                way.append(classes.get(i)).append(last ? "" : "/");
            }
        }
        return way.toString();
    }

    private String method(NodePath path) {
        if (path.method().isPresent()) {
            Source method = path.method().get();
            return method.methodName() + (overloaded.contains(methodKey(path, method)) ? parameters(method) : "");
        }
        String names = path.named().stream()
                .skip(path.classes().isEmpty() && path.named().size() > 1 ? 1 : 0)
                .map(node -> readable(node.displayName()))
                .collect(Collectors.joining(" / "));
        return names.isEmpty() ? "class" : names;
    }

    private static String parameters(Source method) {
        return "(" + method.parameterTypes().replace(" ", "") + ")";
    }

    private String invocation(NodePath path) {
        return path.invocations().stream()
                .map(node -> "[" + Segment.of(node).number().orElseGet(() -> positions.getOrDefault(node.uniqueId(), 1))
                        + "]")
                .collect(Collectors.joining());
    }

    /** Display names may hold anything; an identity must stand on one line of an order file. */
    private static String readable(String displayName) {
        String text = displayName
                .replaceAll("[\\p{Cntrl}\\s]+", " ")
                .replace('#', '_')
                .strip();
        String name = text.isEmpty() ? "_" : text;
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME).strip() : name;
    }
}
