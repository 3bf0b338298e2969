package reports;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class LongNameTest {

    @TestFactory
    Stream<DynamicTest> names() {
        return Stream.of(
                dynamicTest("x".repeat(10_000), () -> {}),
                dynamicTest("<script>alert(1)</script>", () -> fail("y".repeat(10_000))),
                dynamicTest("\u001B[31mred\u001B[0m \u0007 ä €", () -> {}));
    }
}
