package contract;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class Beta {

    @Test
    @Order(1)
    void crashes() {
        Runtime.getRuntime().halt(42);
    }

    @Test
    @Order(2)
    void passes() {}
}
