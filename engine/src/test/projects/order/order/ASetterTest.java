package order;

import org.junit.jupiter.api.Test;

class ASetterTest {

    @Test
    void prepares() {
        Registry.ready = true;
    }
}
