package contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class Alpha {

    static boolean ran;

    @Test
    @Order(1)
    void passes() {
        ran = true;
    }

    @Test
    @Order(2)
    void fails() {
        assertEquals(1, 2);
    }
}
