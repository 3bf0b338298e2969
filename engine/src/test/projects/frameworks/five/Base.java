package five;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

abstract class Base implements Contract {

    @Test
    @Order(1)
    void inherited() {}

    @Nested
    class Inner {

        @Test
        void nested() {}
    }
}
