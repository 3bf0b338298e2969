package distant;

import org.junit.jupiter.api.Test;

class EMindsItsBusinessTest {

    static int runs;

    @Test
    void mindsItsBusiness() {
        runs++;
    }
}
