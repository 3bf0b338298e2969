package dev.vivace.worker;

import dev.vivace.worker.protocol.Events;
import dev.vivace.worker.protocol.Node;
import java.lang.annotation.Annotation;
import java.util.HashSet;
import java.util.Set;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Tells the controller about the tests and containers of test plans, each once. */
final class Nodes {

    private final Events events;
    private final Names names;
    private final Set<String> known = new HashSet<>();

    Nodes(Events events, Names names) {
        this.events = events;
        this.names = names;
    }

    /** Parents come first. */
    void send(TestPlan plan) {
        plan.getRoots().forEach(root -> send(plan, root));
    }

    private void send(TestPlan plan, TestIdentifier identifier) {
        if (known.add(names.of(identifier).toString())) {
            events.node(node(identifier));
        }
        plan.getChildren(identifier).forEach(child -> send(plan, child));
    }

    Node node(TestIdentifier identifier) {
        TestSource source = identifier.getSource().orElse(null);
        MethodSource method = source instanceof MethodSource ? (MethodSource) source : null;
        ClassSource type = source instanceof ClassSource ? (ClassSource) source : null;
        return new Node(
                names.of(identifier).toString(),
                names.ofParent(identifier),
                Node.Kind.valueOf(identifier.getType().name()),
                names.text(identifier, text(identifier.getDisplayName())),
                names.text(identifier, text(identifier.getLegacyReportingName())),
                method != null ? text(method.getClassName()) : type != null ? text(type.getClassName()) : "",
                method != null ? text(method.getMethodName()) : "",
                method != null ? text(method.getMethodParameterTypes()) : "",
                type != null ? displayName(type) : "");
    }

    /** The annotation on the class itself, as Surefire reads it, whatever Jupiter makes of it. */
    private static String displayName(ClassSource source) {
        try {
            for (Annotation annotation : source.getJavaClass().getAnnotations()) {
                Class<?> type = annotation.annotationType();
                if ("org.junit.jupiter.api.DisplayName".equals(type.getName())) {
                    return text((String) type.getMethod("value").invoke(annotation));
                }
            }
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            // A class that cannot be looked at has no name to show.
            return "";
        }
        return "";
    }

    private static String text(String value) {
        return value == null ? "" : value;
    }
}
