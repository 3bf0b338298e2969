package reports;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class BeforeAllAssertsTest {

    @BeforeAll
    static void fails() {
        fail("before all");
    }

    @Test
    void neverRuns() {}
}
