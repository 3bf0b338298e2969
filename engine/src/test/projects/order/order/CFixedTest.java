package order;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class CFixedTest {

    private static int step;

    @Test
    @Order(1)
    void first() {
        assertEquals(0, step++);
    }

    @Test
    @Order(2)
    void second() {
        assertEquals(1, step++);
    }
}
