package company;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import org.springframework.test.context.junit.jupiter.SpringJUnitConfig;

@SpringJUnitConfig(Shop.class)
class SpringVictimTest {

    @Autowired
    private Till till;

    @Autowired
    private ApplicationContext context;

    @Test
    void nothingIsSoldYet() {
        assertEquals(List.of(), till.sold());
    }

    @Test
    void theConfigurationIsOneThatSpringMade() {
        assertTrue(context.getBean(Shop.class).getClass().getName().contains("$$"));
    }
}
