package archived;

import org.junit.jupiter.api.Test;

class FirstTest {

    @Test
    void passes() {}
}
