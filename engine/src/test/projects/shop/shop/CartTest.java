package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** {@code startsEmpty} is a victim: it is red after {@code addsItem}, in any class. */
@TestMethodOrder(MethodOrderer.MethodName.class)
class CartTest {

    static final List<String> CART = new ArrayList<>();

    @Test
    void addsItem() {
        CART.add("apple");
    }

    @Test
    void startsEmpty() {
        assertEquals(List.of(), CART);
    }
}
