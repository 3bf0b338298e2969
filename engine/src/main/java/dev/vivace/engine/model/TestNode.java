package dev.vivace.engine.model;

import java.util.Optional;

/**
 * A test or container of the JUnit Platform's tree.
 *
 * @param uniqueId the platform's unique id
 * @param parent empty for an engine
 * @param kind whether it is a test, contains tests, or both
 * @param displayName what people read
 * @param legacyName what Surefire derives its names from
 * @param source the class or method it comes from, where the engine tells
 */
public record TestNode(
        String uniqueId,
        Optional<TestNode> parent,
        Kind kind,
        String displayName,
        String legacyName,
        Optional<Source> source) {

    /** What a node can do. */
    public enum Kind {
        CONTAINER,
        TEST,
        CONTAINER_AND_TEST
    }

    /**
     * Where a node comes from.
     *
     * @param className binary name
     * @param methodName empty for a class
     * @param parameterTypes comma-separated, as the platform prints them
     * @param classDisplayName value of Jupiter's {@code @DisplayName} on the class; empty where there is none
     */
    public record Source(String className, String methodName, String parameterTypes, String classDisplayName) {

        /** Whether this is a method rather than a class. */
        public boolean isMethod() {
            return !methodName.isEmpty();
        }
    }

    /** Whether verdicts are given for this node. */
    public boolean isTest() {
        return kind != Kind.CONTAINER;
    }

    /** Whether this container stands for a class. */
    public boolean isClass() {
        return kind != Kind.TEST && source.filter(s -> !s.isMethod()).isPresent();
    }

    /** Whether this id is the node's own, or that of something in it. */
    public boolean encloses(String otherId) {
        return otherId.startsWith(uniqueId)
                && (otherId.length() == uniqueId.length() || otherId.charAt(uniqueId.length()) == '/');
    }

    /** The class nearest to the engine on this node's branch, itself included. */
    public Optional<TestNode> outermostClass() {
        Optional<TestNode> above = parent.flatMap(TestNode::outermostClass);
        return above.isPresent() || !isClass() ? above : Optional.of(this);
    }

    /** The node just below the engine on this branch, or the class just below the engine that a suite brings along. */
    public TestNode topmost() {
        return parent.flatMap(TestNode::parent).isEmpty() || isTopInSuite()
                ? this
                : parent.orElseThrow().topmost();
    }

    private boolean isTopInSuite() {
        String parentId = parent.orElseThrow().uniqueId();
        return source.filter(s -> !s.isMethod()).isPresent()
                && parentId.startsWith("[engine:", parentId.lastIndexOf('['));
    }

    /** The engine at the root of this node's branch. */
    public TestNode engine() {
        return parent.map(TestNode::engine).orElse(this);
    }

    @Override
    public String toString() {
        return uniqueId;
    }
}
