package unrepeatable;

import org.junit.jupiter.api.Test;

class BUsesTest {

    @Test
    void uses() {
        Registry.use();
    }
}
