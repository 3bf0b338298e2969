package dev.vivace.engine.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestIdTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shop.CartTest#addsItem",
                "shop.CartTest#adds(int,java.lang.String)",
                "shop.CartTest#adds(int[],java.lang.String)[3]",
                "shop.CartTest$Inner#addsItem",
                "shop.CartTest#dynamic[2][1]",
                "shop.CartTest",
                "CartTest#inTheDefaultPackage",
                "shop.CartTest#a name in Kotlin, with (brackets) inside",
                "shop.CartTest#overloaded()",
            })
    void printsWhatItParsed(String text) {
        assertThat(TestId.parse(text)).hasToString(text);
    }

    @Test
    void tellsTheParts() {
        assertThat(TestId.parse("shop.CartTest#adds(int)[3]"))
                .isEqualTo(new TestId("shop.CartTest", "adds", "(int)", "[3]"));
    }

    @Test
    void knowsTheMethodOfAnInvocation() {
        assertThat(TestId.parse("shop.CartTest#adds(int)[3]").wholeMethod()).hasToString("shop.CartTest#adds(int)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "#method", "[3]"})
    void refusesWhatHasNoClass(String text) {
        assertThatThrownBy(() -> TestId.parse(text)).isInstanceOf(Problem.class).hasMessageContaining("Not a test id");
    }
}
