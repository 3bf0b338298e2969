package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TraceTextTest {

    @Test
    void keepsFramesOfTheUserOnly() {
        String trace =
                """
                org.opentest4j.AssertionFailedError: expected: <1> but was: <2>
                \tat org.junit.jupiter.api.AssertionUtils.fail(AssertionUtils.java:55)
                \tat app//org.junit.jupiter.api.Assertions.assertEquals(Assertions.java:166)
                \tat shop.Check.same(Check.java:9)
                \tat shop.CartTest.adds(CartTest.java:17)
                \tat java.base/java.lang.reflect.Method.invoke(Method.java:569)
                """;

        assertThat(TraceText.essence(trace))
                .containsExactly("at shop.Check.same(Check.java:9)", "at shop.CartTest.adds(CartTest.java:17)");
    }

    @Test
    void namesTheCauses() {
        String trace =
                """
                java.lang.IllegalStateException: outside
                \tat shop.Cart.add(Cart.java:3)
                \t... 3 more
                Caused by: java.io.IOException: inside
                \tat java.base/java.io.FileInputStream.open(FileInputStream.java:1)
                \tat shop.Store.load(Store.java:8)
                """;

        assertThat(TraceText.essence(trace))
                .containsExactly(
                        "at shop.Cart.add(Cart.java:3)",
                        "Caused by: java.io.IOException: inside",
                        "  at shop.Store.load(Store.java:8)");
    }

    @Test
    void fallsBackToForeignFramesWhereThereAreNoOthers() {
        assertThat(TraceText.essence("java.lang.Error\n\tat java.base/java.util.List.of(List.java:1)\n"))
                .containsExactly("at java.base/java.util.List.of(List.java:1)");
    }

    @Test
    void staysShortForADeepStack() {
        assertThat(TraceText.essence("java.lang.StackOverflowError\n" + "\tat shop.A.a(A.java:1)\n".repeat(1024)))
                .hasSize(5);
    }
}
