package dev.vivace.worker.protocol;

/** One test or container of the JUnit Platform's tree, as its {@code TestIdentifier} describes it. */
public final class Node {

    private final String uniqueId;
    private final String parentId;
    private final Kind kind;
    private final String displayName;
    private final String legacyName;
    private final String className;
    private final String methodName;
    private final String parameterTypes;
    private final String classDisplayName;

    /** Absent texts are empty, never null. */
    public Node(
            String uniqueId,
            String parentId,
            Kind kind,
            String displayName,
            String legacyName,
            String className,
            String methodName,
            String parameterTypes,
            String classDisplayName) {
        this.uniqueId = uniqueId;
        this.parentId = parentId;
        this.kind = kind;
        this.displayName = displayName;
        this.legacyName = legacyName;
        this.className = className;
        this.methodName = methodName;
        this.parameterTypes = parameterTypes;
        this.classDisplayName = classDisplayName;
    }

    /** The platform's unique id. */
    public String uniqueId() {
        return uniqueId;
    }

    /** The parent's unique id; empty for an engine. */
    public String parentId() {
        return parentId;
    }

    /** Whether it is a test, contains tests, or both. */
    public Kind kind() {
        return kind;
    }

    /** What people read. */
    public String displayName() {
        return displayName;
    }

    /** What Surefire reports in its XML. */
    public String legacyName() {
        return legacyName;
    }

    /** Binary name of the class of a class or method source; empty where there is no such source. */
    public String className() {
        return className;
    }

    /** The method of a method source; empty for any other. */
    public String methodName() {
        return methodName;
    }

    /** Comma-separated parameter types of that method, as the platform prints them. */
    public String parameterTypes() {
        return parameterTypes;
    }

    /** The value of Jupiter's {@code @DisplayName} on the class of a class source; empty where it has none. */
    public String classDisplayName() {
        return classDisplayName;
    }

    /** What a node can do. */
    public enum Kind {
        CONTAINER,
        TEST,
        CONTAINER_AND_TEST
    }
}
