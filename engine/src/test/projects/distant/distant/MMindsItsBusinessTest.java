package distant;

import org.junit.jupiter.api.Test;

class MMindsItsBusinessTest {

    static int runs;

    @Test
    void mindsItsBusiness() {
        runs++;
    }
}
