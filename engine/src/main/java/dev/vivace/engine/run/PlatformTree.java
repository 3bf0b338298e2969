package dev.vivace.engine.run;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.worker.protocol.Node;
import dev.vivace.worker.protocol.Thrown;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The nodes that a worker told of, with their identities. */
final class PlatformTree {

    private static final String VINTAGE = "[engine:junit-vintage]/[runner:";

    /** Engines that tell all tests of a class before it runs. */
    private static final Set<String> TELLING = Set.of("junit-jupiter", "junit-vintage", "testng");

    private final Map<String, TestNode> nodes;
    private final TestIds ids;

    private PlatformTree(Map<String, TestNode> nodes, TestIds ids) {
        this.nodes = nodes;
        this.ids = ids;
    }

    /** The tree of all that was discovered, parents first. */
    static PlatformTree of(List<Node> discovered) {
        Map<String, TestNode> nodes = new LinkedHashMap<>();
        discovered.forEach(node -> nodes.put(node.uniqueId(), testNode(node, nodes)));
        return new PlatformTree(nodes, TestIds.of(nodes.values()));
    }

    /** The same tree, for one worker to add what it registers while it runs. */
    PlatformTree copy() {
        return new PlatformTree(new LinkedHashMap<>(nodes), ids.copy());
    }

    /** Adds a node that was registered while tests ran. */
    void add(Node node) {
        TestNode added = nodes.computeIfAbsent(node.uniqueId(), id -> testNode(node, nodes));
        ids.add(added);
    }

    Optional<TestNode> find(String uniqueId) {
        return Optional.ofNullable(nodes.get(uniqueId));
    }

    /**
     * Where below its runner a test of JUnit 4 was found, {@code 2.1} being the first child of the second child. Empty
     * for others: their engines do not change unique ids from discovery to discovery.
     */
    String place(TestNode node) {
        return node.uniqueId().startsWith(VINTAGE) ? ids.place(node) : "";
    }

    TestId id(TestNode node) {
        return ids.add(node);
    }

    /** What a worker says of a node, which begins with its unique id, with its identity in place of that. */
    String readable(String sentence) {
        return nodes.values().stream()
                .filter(node -> sentence.startsWith(node.uniqueId() + " "))
                .max(Comparator.comparingInt(node -> node.uniqueId().length()))
                .map(node -> id(node) + sentence.substring(node.uniqueId().length()))
                .orElse(sentence);
    }

    /** What can be named in an order: leaves, be they tests or methods that produce tests while running. */
    TestCatalog catalog(Map<String, Failure> unloadable) {
        List<TestCatalog.Entry> entries = leaves(nodes.values())
                .map(node -> new TestCatalog.Entry(hidesTests(node) ? ids.ofTemplate(node) : ids.add(node), node))
                .toList();
        return new TestCatalog(entries, unloadable);
    }

    /** The same of what is in one node, with all that was registered there meanwhile. */
    List<TestNode> leavesIn(TestNode container) {
        List<TestNode> inside = nodes.values().stream()
                .filter(node -> container.encloses(node.uniqueId()))
                .toList();
        return leaves(inside).toList();
    }

    private static Stream<TestNode> leaves(Collection<TestNode> nodes) {
        Set<String> parents = parents(nodes);
        return nodes.stream()
                .filter(node -> !parents.contains(node.uniqueId()))
                .filter(node -> !isEngineOrClass(node) || hidesTests(node));
    }

    private static Set<String> parents(Collection<TestNode> nodes) {
        Set<String> parents = new HashSet<>();
        nodes.forEach(node -> node.parent().ifPresent(parent -> parents.add(parent.uniqueId())));
        return parents;
    }

    private static boolean isEngineOrClass(TestNode node) {
        return Segment.of(node).isEngine()
                || (!node.isTest() && NodePath.of(node).isClass());
    }

    /**
     * Whether what a class without tests has in it shows only when it runs, so that it can be named only as a whole: one that
     * Jupiter runs several times; or one of an engine, such as Kotest's, that finds tests while it runs. The platform itself
     * removes classes in which there will be none.
     */
    private static boolean hidesTests(TestNode node) {
        Segment segment = Segment.of(node);
        return segment.type().endsWith("class-template")
                || !segment.isEngine()
                        && !node.isTest()
                        && NodePath.of(node).isClass()
                        && !TELLING.contains(Segment.of(node.engine()).value());
    }

    static Failure failure(Thrown thrown) {
        return new Failure(thrown.type(), Optional.ofNullable(thrown.message()), thrown.trace());
    }

    private static TestNode testNode(Node node, Map<String, TestNode> nodes) {
        return new TestNode(
                node.uniqueId(),
                Optional.ofNullable(nodes.get(node.parentId())),
                TestNode.Kind.valueOf(node.kind().name()),
                node.displayName(),
                node.legacyName(),
                source(node));
    }

    private static Optional<TestNode.Source> source(Node node) {
        if (node.className().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new TestNode.Source(
                node.className(), node.methodName(), node.parameterTypes(), node.classDisplayName()));
    }
}
