package shop;

import static org.junit.Assert.assertTrue;

import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.StoryRunner;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(StoryRunner.class)
@FixtureSetup(CartTest.class)
public class OrderTest {

    @Fixture
    List<String> cart;

    @Test
    public void ordersNothing() {
        assertTrue(cart.isEmpty());
    }
}
