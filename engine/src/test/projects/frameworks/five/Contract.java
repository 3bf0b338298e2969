package five;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

interface Contract {

    @Test
    @Order(2)
    default void byDefault() {}
}
