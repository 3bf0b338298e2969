package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.vivace.stories.Safe;
import dev.vivace.stories.Singular;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@Singular
class CartTest {

    List<String> cart;

    @BeforeEach
    void setUp() {
        cart = new ArrayList<>();
    }

    /** Wrongly safe: what it adds is still there when the cart is reused. */
    @Test
    @Safe
    void adds() {
        cart.add("book");
        assertEquals(List.of("book"), cart);
    }
}
