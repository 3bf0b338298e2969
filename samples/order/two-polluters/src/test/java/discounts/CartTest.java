package discounts;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;

public class CartTest {

    @Test
    public void costsWhatTheArticlesCost() {
        assertEquals(1500, new Cart(List.of(1000, 500)).total());
    }

    @Test
    public void isFreeWhileEmpty() {
        assertEquals(0, new Cart(List.of()).total());
    }
}
