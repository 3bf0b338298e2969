package shop;

import static org.junit.Assert.assertEquals;

import dev.vivace.stories.Safe;
import dev.vivace.stories.StoryRunner;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(StoryRunner.class)
public class CartTest {

    List<String> cart;

    @Before
    public void setUp() {
        cart = new ArrayList<>();
    }

    /** Wrongly safe: what it adds is still there when the cart is reused. */
    @Test
    @Safe
    public void adds() {
        cart.add("book");
        assertEquals(List.of("book"), cart);
    }
}
