package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** {@code isFreeWithoutCart} is a victim of {@code CartTest#addsItem}. */
class PriceTest {

    @Test
    void isFreeWithoutCart() {
        assertEquals(0, CartTest.CART.size());
    }
}
