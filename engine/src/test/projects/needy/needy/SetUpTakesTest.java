package needy;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetUpTakesTest {

    @BeforeAll
    static void takes() {
        assertTrue(AGivesTest.given);
    }

    @Test
    void plain() {}

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void parameterised(int number) {}
}
