package distant;

import org.junit.jupiter.api.Test;

class NMindsItsBusinessTest {

    static int runs;

    @Test
    void mindsItsBusiness() {
        runs++;
    }
}
