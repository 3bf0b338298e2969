package distant;

import org.junit.jupiter.api.Test;

class IMindsItsBusinessTest {

    static int runs;

    @Test
    void mindsItsBusiness() {
        runs++;
    }
}
