package distant;

import org.junit.jupiter.api.Test;

class BMindsItsBusinessTest {

    static int runs;

    @Test
    void mindsItsBusiness() {
        runs++;
    }
}
