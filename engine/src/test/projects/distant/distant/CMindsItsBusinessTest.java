package distant;

import org.junit.jupiter.api.Test;

class CMindsItsBusinessTest {

    static int runs;

    @Test
    void mindsItsBusiness() {
        runs++;
    }
}
