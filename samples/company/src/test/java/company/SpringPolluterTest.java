package company;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.junit.jupiter.SpringJUnitConfig;

/** Its context is kept for whoever has the same configuration. */
@SpringJUnitConfig(Shop.class)
class SpringPolluterTest {

    @Autowired
    private Till till;

    @Test
    void sells() {
        till.sell("bread");

        assertEquals(List.of("bread"), till.sold());
    }
}
