package exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ConverterTest {

    private final Converter converter = new Converter(new Rates(currency -> 2.0));

    @Test
    void convertsAtTheRateOfItsSource() {
        assertEquals(20, converter.convert(10, "USD"));
    }

    @Test
    void convertsNothingToNothing() {
        assertEquals(0, converter.convert(0, "CHF"));
    }
}
