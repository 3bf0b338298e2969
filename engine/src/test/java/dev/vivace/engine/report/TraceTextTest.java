package dev.vivace.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Failure;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TraceTextTest {

    @Test
    void movesAMessageOfSeveralLinesToALineOfItsOwn() {
        assertThat(trace("first\nsecond", "java.lang.Error: first\nsecond\n\tat shop.CartTest.adds(CartTest.java:5)\n")
                        .full())
                .isEqualTo("java.lang.Error: \nfirst\nsecond\n\tat shop.CartTest.adds(CartTest.java:5)\n");
    }

    @Test
    void leavesAnOrdinaryTraceAsItIs() {
        String text = "java.lang.Error: one line\n\tat shop.CartTest.adds(CartTest.java:5)\n";

        assertThat(trace("one line", text).full()).isEqualTo(text);
    }

    @Test
    void keepsOnlyFramesOfTheTestClassWhenTrimmed() {
        String text =
                """
                java.lang.Error: broken
                \tat java.base/java.util.List.of(List.java:1)
                \tat shop.Cart.add(Cart.java:9)
                \tat app//shop.CartTest.adds(CartTest.java:5)
                \tat shop.CartTest$Inner.adds(CartTest.java:7)
                """;

        assertThat(trace("broken", text).trimmed("shop.CartTest"))
                .isEqualTo("java.lang.Error: broken\n\tat app//shop.CartTest.adds(CartTest.java:5)\n");
    }

    @Test
    void keepsCausesAndTheFramesThatTheyShareWithTheirEffect() {
        String text =
                """
                java.lang.Error: outer
                \tat shop.CartTest.adds(CartTest.java:5)
                \tat java.base/java.lang.Thread.run(Thread.java:1)
                Caused by: java.lang.RuntimeException: inner
                \tat shop.Cart.add(Cart.java:9)
                \t... 2 more
                """;

        assertThat(trace("outer", text).trimmed("shop.CartTest"))
                .isEqualTo(
                        """
                        java.lang.Error: outer
                        \tat shop.CartTest.adds(CartTest.java:5)
                        Caused by: java.lang.RuntimeException: inner
                        \tat shop.CartTest.adds(CartTest.java:5)
                        """);
    }

    @Test
    void takesTheFramesOfTheFirstCauseThatHasSome() {
        String text =
                """
                java.lang.Error: outer
                \tat shop.Framework.wrap(Framework.java:5)
                Caused by: java.lang.RuntimeException: inner
                \tat shop.CartTest.adds(CartTest.java:9)
                """;

        assertThat(trace("outer", text).trimmed("shop.CartTest"))
                .isEqualTo("java.lang.Error: outer\n\tat shop.CartTest.adds(CartTest.java:9)\n");
    }

    @Test
    void trimsATraceWithoutFrames() {
        assertThat(trace("gone", "java.lang.Error: gone").trimmed("shop.CartTest"))
                .isEqualTo("java.lang.Error: gone\n");
    }

    private static TraceText trace(String message, String text) {
        return new TraceText(new Failure("java.lang.Error", Optional.of(message), text));
    }
}
