package dev.vivace.worker.samples;

import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that come in several invocations. */
public class Many {

    @BeforeAll
    static void setUp() {
        System.out.println("set up");
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 20, 30})
    void parameterized(int value) {}

    @RepeatedTest(3)
    void repeated() {}

    @TestFactory
    Stream<DynamicNode> dynamic() {
        return Stream.of(
                DynamicTest.dynamicTest("first", () -> {}),
                DynamicContainer.dynamicContainer("more", Stream.of(DynamicTest.dynamicTest("inner", () -> {}))));
    }

    @Test
    void single() {}
}
