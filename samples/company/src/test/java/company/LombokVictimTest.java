package company;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LombokVictimTest {

    @Test
    void isTheFirstCustomer() {
        assertEquals(Receipt.builder().number(1).item("milk").build(), Receipt.of("milk"));
    }
}
