package reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@TestMethodOrder(MethodOrderer.MethodName.class)
class InvocationsTest {

    @TestFactory
    Stream<DynamicNode> dynamic() {
        return Stream.of(
                dynamicTest("green", () -> System.out.println("from a dynamic test")),
                dynamicTest("red", () -> assertTrue(false, "dynamic failure")),
                dynamicContainer("box", List.of(dynamicTest("green", () -> {}), dynamicTest("in a box", () -> {}))));
    }

    @TestFactory
    Stream<DynamicNode> dynamicBroken() {
        throw new IllegalStateException("no dynamic tests today");
    }

    @ParameterizedTest
    @CsvSource({"1, one", "2, <two> & \"more\""})
    void parameterised(int number, String word) {
        assertEquals(1, number);
    }

    @ParameterizedTest(name = "{index}: {0} with a name")
    @ValueSource(strings = {"a", "b\nc", ""})
    void parameterisedWithName(String text) {
        System.out.println("got " + text);
    }

    @DisplayName("parameterised with a display name")
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void parameterisedWithDisplayName(int number) {}

    @ParameterizedTest
    @MethodSource("missing")
    void parameterisedWithoutSource(int number) {}

    @Disabled("all invocations")
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void parameterisedDisabled(int number) {}

    @RepeatedTest(3)
    void repeated() {}

    @DisplayName("again and again")
    @RepeatedTest(value = 2, name = "{displayName} {currentRepetition}/{totalRepetitions}")
    void repeatedWithName() {}

    @Nested
    class Inside {

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void nestedParameterised(int number) {}

        @RepeatedTest(2)
        void nestedRepeated() {}
    }
}
