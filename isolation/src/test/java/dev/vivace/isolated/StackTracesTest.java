package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whoever looks at the stack sees what the JVM would show when it initialises a class, and nothing that was added. */
class StackTracesTest {

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void anInitialiserFindsItselfOnTheStackEachTime() {
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            assertThat(frames(Looking.STACK))
                    .containsExactly("Looking.<clinit>", "StackTracesTest.anInitialiserFindsItselfOnTheStackEachTime");
        }
    }

    @Test
    void aConstantFindsItsConstructorsOnTheStackEachTime() {
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            assertThat(frames(Constant.ONLY.stack))
                    .containsExactly(
                            "Constant.<init>",
                            "Constant.<clinit>",
                            "StackTracesTest.aConstantFindsItsConstructorsOnTheStackEachTime");
        }
    }

    @Test
    void aFrameOfAnInitialiserThatRunsAgainIsPrintedLikeAnyOther() {
        String first = Looking.STACK.get(1).toString();

        Isolation.reset();

        assertThat(Looking.STACK.get(1)).hasToString(first);
        assertThat(first).startsWith("dev.vivace.isolated.StackTracesTest$Looking.<clinit>(StackTracesTest.java:");
    }

    /** Those of this class and of what is nested in it. */
    private static List<String> frames(List<StackTraceElement> stack) {
        return stack.stream()
                .filter(frame -> frame.getClassName().startsWith(StackTracesTest.class.getName()))
                .map(frame -> frame.getClassName().replaceFirst(".*[.$]", "") + "." + frame.getMethodName())
                .collect(Collectors.toList());
    }

    static final class Looking {

        static final List<StackTraceElement> STACK =
                Arrays.asList(Thread.currentThread().getStackTrace());
    }

    enum Constant {
        ONLY;

        final List<StackTraceElement> stack = Arrays.asList(new Throwable().getStackTrace());
    }
}
