package archived;

import org.junit.jupiter.api.Test;

class SecondTest {

    @Test
    void passes() {}
}
