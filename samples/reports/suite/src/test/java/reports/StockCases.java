package reports;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No pattern of Surefire finds it: it runs as a member of suites only. */
class StockCases {

    @ParameterizedTest
    @ValueSource(ints = {1, -1})
    void isPositive(int number) {
        assertTrue(number > 0);
    }

    @Nested
    class Empty {

        @Test
        void hasNothing() {
            System.out.println("nothing");
        }
    }
}
