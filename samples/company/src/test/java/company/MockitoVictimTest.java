package company;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.mockStatic;
import static org.mockito.Mockito.when;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mockito.MockedStatic;

class MockitoVictimTest {

    @Test
    void pricesAreReal() {
        assertEquals(5, Prices.of("bread"));
    }

    @Test
    void discountsAreReal() {
        assertEquals(3, new Prices(2).discounted("bread"));
    }

    @Test
    void mocksCanBeMade() {
        Till till = mock(Till.class);
        when(till.sold()).thenReturn(List.of("milk"));

        assertEquals(List.of("milk"), till.sold());
    }

    @Test
    void staticMocksCanBeMade() {
        try (MockedStatic<Prices> prices = mockStatic(Prices.class)) {
            prices.when(() -> Prices.of("bread")).thenReturn(7);

            assertEquals(7, Prices.of("bread"));
        }
    }
}
