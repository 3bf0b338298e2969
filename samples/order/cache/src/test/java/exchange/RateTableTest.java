package exchange;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RateTableTest {

    private static final Map<String, Double> TABLE = Map.of("GBP", 0.85, "SEK", 11.3, "USD", 1.08);

    @ParameterizedTest
    @ValueSource(strings = {"GBP", "SEK", "USD"})
    void hasARateForEveryCurrency(String currency) {
        assertTrue(new Rates(TABLE::get).of(currency) > 0);
    }
}
