package distant;

import org.junit.jupiter.api.Test;

class LMindsItsBusinessTest {

    static int runs;

    @Test
    void mindsItsBusiness() {
        runs++;
    }
}
