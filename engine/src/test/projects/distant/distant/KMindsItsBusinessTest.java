package distant;

import org.junit.jupiter.api.Test;

class KMindsItsBusinessTest {

    static int runs;

    @Test
    void mindsItsBusiness() {
        runs++;
    }
}
