package company;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LombokPolluterTest {

    @Test
    void takesANumber() {
        assertEquals(1, Receipt.of("bread").getNumber());
    }
}
