package reports;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class AfterAllFailsAfterFailureTest {

    @AfterAll
    static void fails() {
        throw new IllegalStateException("after all");
    }

    @Test
    void failsToo() {
        fail("in the test");
    }
}
