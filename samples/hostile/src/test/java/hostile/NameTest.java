package hostile;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Has names and messages that a report must survive. */
@DisplayName("<script>alert('class')</script>")
class NameTest {

    @Test
    @DisplayName("<script>alert('method')</script> & \u001b[31mred\u001b[0m \0 ]]>")
    @Expect("passed")
    void hasAScriptAndColoursInItsName() {}

    @TestFactory
    @Expect(value = "passed", invocations = 4)
    Stream<DynamicTest> hasLongEmptyAndEqualNames() {
        return Stream.of("n".repeat(10_000), "\u00a0", "same", "same").map(name -> dynamicTest(name, () -> {}));
    }

    @Test
    @Expect(value = "errored", says = "<script>alert('message')</script> \u001b[31mred\u001b[0m \0 ]]>")
    void hasAScriptAndColoursInItsMessage() {
        throw new IllegalStateException("<script>alert('message')</script> \u001b[31mred\u001b[0m \0 ]]>");
    }

    @Test
    @Expect(value = "failed", says = "mmmmmmmm")
    void hasALongMessage() {
        throw new AssertionError("m".repeat(10_000));
    }

    @Test
    @Expect(value = "errored", says = "java.lang.IllegalStateException")
    void hasALoneSurrogateInItsMessage() {
        throw new IllegalStateException("\ud800 \ufffe");
    }
}
