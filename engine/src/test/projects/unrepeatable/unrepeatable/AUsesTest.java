package unrepeatable;

import org.junit.jupiter.api.Test;

class AUsesTest {

    @Test
    void uses() {
        Registry.use();
    }
}
