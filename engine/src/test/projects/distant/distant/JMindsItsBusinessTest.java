package distant;

import org.junit.jupiter.api.Test;

class JMindsItsBusinessTest {

    static int runs;

    @Test
    void mindsItsBusiness() {
        runs++;
    }
}
