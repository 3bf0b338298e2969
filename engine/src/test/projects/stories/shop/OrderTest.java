package shop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureSetup;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@FixtureSetup(CartTest.class)
class OrderTest {

    @Fixture
    List<String> cart;

    String customer;

    @BeforeEach
    void setUp() {
        customer = "Ann";
    }

    @Test
    void ordersNothing() {
        assertTrue(cart.isEmpty());
    }
}
