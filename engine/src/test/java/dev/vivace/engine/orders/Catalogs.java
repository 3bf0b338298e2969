package dev.vivace.engine.orders;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Catalogs made from printed ids. */
public final class Catalogs {

    private Catalogs() {}

    /** A catalog of these tests; {@code Outer$Inner#test} is nested in {@code Outer}. */
    public static TestCatalog catalog(String... ids) {
        return under("[engine:e]", ids);
    }

    /** The same for an engine of this id. */
    public static TestCatalog under(String engine, String... ids) {
        TestNode root = new TestNode(engine, Optional.empty(), TestNode.Kind.CONTAINER, "e", "e", Optional.empty());
        List<TestCatalog.Entry> entries = Stream.of(ids)
                .map(TestId::parse)
                .map(id -> new TestCatalog.Entry(id, node(root, id)))
                .toList();
        return new TestCatalog(entries, Map.of());
    }

    private static TestNode node(TestNode engine, TestId id) {
        TestNode owner = engine;
        StringBuilder name = new StringBuilder();
        for (String part : id.className().split("\\$")) {
            name.append(name.isEmpty() ? "" : "$").append(part);
            owner = child(owner, TestNode.Kind.CONTAINER, new TestNode.Source(name.toString(), "", "", ""));
        }
        return child(owner, TestNode.Kind.TEST, new TestNode.Source(id.className(), id.method(), "", ""));
    }

    private static TestNode child(TestNode parent, TestNode.Kind kind, TestNode.Source source) {
        String name = source.isMethod() ? source.methodName() : source.className();
        return new TestNode(
                parent.uniqueId() + "/[" + name + "]", Optional.of(parent), kind, name, name, Optional.of(source));
    }
}
