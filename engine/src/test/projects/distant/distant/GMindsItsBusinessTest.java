package distant;

import org.junit.jupiter.api.Test;

class GMindsItsBusinessTest {

    static int runs;

    @Test
    void mindsItsBusiness() {
        runs++;
    }
}
