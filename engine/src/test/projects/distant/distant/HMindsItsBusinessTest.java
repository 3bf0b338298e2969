package distant;

import org.junit.jupiter.api.Test;

class HMindsItsBusinessTest {

    static int runs;

    @Test
    void mindsItsBusiness() {
        runs++;
    }
}
