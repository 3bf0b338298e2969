package five;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class MixTest extends Base {

    @Test
    @Order(3)
    void overloaded() {}

    @Test
    @Order(4)
    void overloaded(TestInfo info) {}

    @ParameterizedTest
    @ValueSource(ints = {1, 0})
    @Order(5)
    void positive(int value) {
        assertTrue(value > 0);
    }

    @RepeatedTest(2)
    @Order(6)
    void repeated() {}

    @TestFactory
    @Order(7)
    Stream<DynamicNode> dynamic() {
        return Stream.of(
                dynamicTest("same", () -> {}),
                dynamicContainer("more", Stream.of(dynamicTest("same", () -> {}), dynamicTest("same", () -> {}))));
    }
}
