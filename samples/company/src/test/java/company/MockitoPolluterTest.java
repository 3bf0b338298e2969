package company;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.mockConstruction;
import static org.mockito.Mockito.mockStatic;
import static org.mockito.Mockito.when;

import org.junit.jupiter.api.Test;

class MockitoPolluterTest {

    @Test
    void neverClosesAStaticMock() {
        mockStatic(Prices.class).when(() -> Prices.of("bread")).thenReturn(100);

        assertEquals(100, Prices.of("bread"));
    }

    @Test
    void neverClosesAMockedConstruction() {
        mockConstruction(Prices.class);

        assertEquals(0, new Prices(1).discounted("bread"));
    }

    @Test
    void neverFinishesAStubbing() {
        when(mock(Till.class).sold());
    }
}
