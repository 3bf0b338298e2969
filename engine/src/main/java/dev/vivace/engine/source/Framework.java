package dev.vivace.engine.source;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.IAnnotationBinding;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;

/** How test frameworks mark what runs before and after a test. */
public enum Framework {
    JUNIT_4("org.junit.", "BeforeClass", "Before", "After", "AfterClass", "public "),
    JUPITER("org.junit.jupiter.api.", "BeforeAll", "BeforeEach", "AfterEach", "AfterAll", ""),
    TESTNG("org.testng.annotations.", "BeforeClass", "BeforeMethod", "AfterMethod", "AfterClass", "public ");

    private static final String JUNIT_3 = "junit.framework.TestCase";
    private static final String RUN_WITH = "org.junit.runner.RunWith";
    private static final List<String> JUNIT_4_TESTS =
            List.of("org.junit.Test", "org.junit.experimental.theories.Theory");

    private final String prefix;
    private final List<String> phases;
    private final String visibility;

    Framework(String prefix, String beforeClass, String before, String after, String afterClass, String visibility) {
        this.prefix = prefix;
        this.phases = List.of(beforeClass, before, after, afterClass);
        this.visibility = visibility;
    }

    /** When a fixture runs. */
    public enum Phase {
        BEFORE_CLASS,
        BEFORE,
        AFTER,
        AFTER_CLASS
    }

    /** What marks a fixture of this phase. */
    public String annotation(Phase phase) {
        return prefix + phases.get(phase.ordinal());
    }

    /** What a fixture has to be declared as. */
    public String visibility() {
        return visibility;
    }

    /**
     * When this method runs, where it is a fixture of any framework.
     *
     * @param tested the class whose tests run, which may be an heir of the method's
     */
    public static Optional<Phase> phaseOf(IMethodBinding method, ITypeBinding tested) {
        boolean isJunit3 = isJunit3(tested) && !hasRunner(tested);
        for (Framework framework : values()) {
            for (Phase phase : Phase.values()) {
                if (!(isJunit3 && framework == JUNIT_4) && isAnnotated(method, framework.annotation(phase))) {
                    return Optional.of(phase);
                }
            }
        }
        return isJunit3 ? junit3PhaseOf(method) : Optional.empty();
    }

    private static Optional<Phase> junit3PhaseOf(IMethodBinding method) {
        if (method.getParameterTypes().length > 0) {
            return Optional.empty();
        }
        return switch (method.getName()) {
            case "setUp" -> Optional.of(Phase.BEFORE);
            case "tearDown" -> Optional.of(Phase.AFTER);
            default -> Optional.empty();
        };
    }

    /** Whether JUnit 3 runs this test. It never looks at annotations, those of JUnit 4 included. */
    public static boolean isJunit3(IMethodBinding test) {
        ITypeBinding type = test.getDeclaringClass();
        return isJunit3(type)
                && !hasRunner(type)
                && of(test).filter(framework -> framework != JUNIT_4).isEmpty();
    }

    private static boolean hasRunner(ITypeBinding type) {
        return Stream.iterate(type, Objects::nonNull, ITypeBinding::getSuperclass)
                .flatMap(some -> Stream.of(some.getAnnotations()))
                .anyMatch(present ->
                        present.getAnnotationType().getQualifiedName().equals(RUN_WITH));
    }

    /** The framework whose annotations mark this test; empty where there are none. */
    public static Optional<Framework> of(IMethodBinding test) {
        if (JUNIT_4_TESTS.stream().anyMatch(name -> isAnnotated(test, name))) {
            return Optional.of(JUNIT_4);
        }
        return Stream.of(test.getAnnotations())
                .map(annotation -> annotation.getAnnotationType().getQualifiedName())
                .flatMap(name -> name.startsWith("org.junit.jupiter.")
                        ? Stream.of(JUPITER)
                        : name.startsWith(TESTNG.prefix) ? Stream.of(TESTNG) : Stream.empty())
                .findFirst();
    }

    public static boolean isAnnotated(IMethodBinding method, String annotation) {
        for (IAnnotationBinding present : method.getAnnotations()) {
            if (present.getAnnotationType().getQualifiedName().equals(annotation)) {
                return true;
            }
        }
        return false;
    }

    /** Whether tests of this class are found by their names. */
    public static boolean isJunit3(ITypeBinding type) {
        for (ITypeBinding parent = type; parent != null; parent = parent.getSuperclass()) {
            if (isTestCase(parent)) {
                return true;
            }
        }
        return false;
    }

    /** Whether it is the class of JUnit 3 itself, whose fixtures do nothing. */
    public static boolean isTestCase(ITypeBinding type) {
        return type.getQualifiedName().equals(JUNIT_3);
    }
}
