package distant;

import org.junit.jupiter.api.Test;

class AGivesTest {

    static boolean given;

    @Test
    void gives() {
        given = true;
    }
}
