package distant;

import org.junit.jupiter.api.Test;

class FMindsItsBusinessTest {

    static int runs;

    @Test
    void mindsItsBusiness() {
        runs++;
    }
}
