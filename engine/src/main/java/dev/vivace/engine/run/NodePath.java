package dev.vivace.engine.run;

import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestNode.Source;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * What the nodes between an engine and a test stand for.
 *
 * @param classes names of the classes passed, outermost first
 * @param method the method, where there is one
 * @param named nodes that are neither class, method nor invocation, below the innermost class
 * @param invocations nodes that repeat what is below or above them with other values
 */
record NodePath(List<String> classes, Optional<Source> method, List<TestNode> named, List<TestNode> invocations) {

    static NodePath of(TestNode node) {
        Walk walk = new Walk();
        fromEngine(node).forEach(walk::pass);
        return new NodePath(walk.classes, walk.method, walk.named, walk.invocations);
    }

    private static Deque<TestNode> fromEngine(TestNode node) {
        Deque<TestNode> path = new ArrayDeque<>();
        for (Optional<TestNode> next = Optional.of(node);
                next.isPresent();
                next = next.get().parent()) {
            path.addFirst(next.get());
        }
        return path;
    }

    /** Whether the path ends at a class. */
    boolean isClass() {
        return !classes.isEmpty() && method.isEmpty() && named.isEmpty() && invocations.isEmpty();
    }

    /** Decides what each node stands for, given the ones above it. */
    private static final class Walk {

        private final List<String> classes = new ArrayList<>();
        private final List<TestNode> named = new ArrayList<>();
        private final List<TestNode> invocations = new ArrayList<>();
        private Optional<Source> method = Optional.empty();

        void pass(TestNode node) {
            Segment segment = Segment.of(node);
            if (segment.isEngine()) {
                return;
            }
            if (method.isPresent()) {
                invocations.add(node);
            } else if (isNewClass(node)) {
                named.clear();
                classes.add(node.source().orElseThrow().className());
            } else if (node.source().filter(Source::isMethod).isPresent()) {
                method = node.source();
            } else if (isInvocation(node, segment)) {
                invocations.add(node);
            } else {
                named.add(node);
            }
        }

        private boolean isNewClass(TestNode node) {
            return node.isClass()
                    && (classes.isEmpty()
                            || !classes.get(classes.size() - 1)
                                    .equals(node.source().orElseThrow().className()));
        }

        /** Jupiter and Spock number their invocations; JUnit 4's Parameterized puts its values in brackets. */
        private boolean isInvocation(TestNode node, Segment segment) {
            return !classes.isEmpty()
                    && (segment.number().isPresent()
                            || (!node.isTest() && node.displayName().startsWith("[")));
        }
    }
}
