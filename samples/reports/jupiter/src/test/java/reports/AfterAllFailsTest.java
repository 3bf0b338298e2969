package reports;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class AfterAllFailsTest {

    @AfterAll
    static void fails() {
        throw new IllegalStateException("after all");
    }

    @Test
    void passes() {}
}
