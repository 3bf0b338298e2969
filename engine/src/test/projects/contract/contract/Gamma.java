package contract;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class Gamma {

    @Test
    @Order(1)
    void needsAlpha() {
        assertTrue(Alpha.ran);
    }

    @Test
    @Order(2)
    @Disabled("not now")
    void skipped() {}
}
