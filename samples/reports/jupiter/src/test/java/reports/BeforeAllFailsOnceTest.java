package reports;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@TestMethodOrder(MethodOrderer.MethodName.class)
class BeforeAllFailsOnceTest {

    private static int calls;

    @BeforeAll
    static void failsTheFirstTime() {
        if (++calls == 1) {
            throw new IllegalStateException("the first time");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void isPositive(int number) {
        assertTrue(number > 0);
    }

    @Test
    void passes() {}

    @Test
    @Disabled
    void rests() {}
}
