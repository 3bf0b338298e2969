package hostile;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Some invocations of a test end the JVM, others have nothing to do with it. */
class InvocationTest {

    @ParameterizedTest
    @ValueSource(strings = {"passes", "halts", "passes", "halts", "passes"})
    void parameterised(String what) {
        act(what);
    }

    @RepeatedTest(230)
    void repeated(RepetitionInfo repetition) {
        act(repetition.getCurrentRepetition() == 7 ? "halts" : "passes");
    }

    @TestFactory
    Stream<DynamicNode> dynamic() {
        return Stream.of(
                test("passes"),
                dynamicContainer("container", Stream.of(test("passes"), test("halts"), test("halts"), test("passes"))),
                test("passes"),
                dynamicContainer("container", Stream.of(test("passes"))));
    }

    private static DynamicNode test(String what) {
        return dynamicTest(what, () -> act(what));
    }

    private static void act(String what) {
        if (what.equals("halts")) {
            Runtime.getRuntime().halt(3);
        }
    }

    /** All of it runs several times. */
    @ParameterizedClass
    @ValueSource(strings = {"passes", "halts", "passes"})
    static class Whole {

        @Parameter
        String what;

        @Test
        void first() {
            act(what);
        }

        @Test
        void second() {
            act(what);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void third(int number) {}
    }
}
