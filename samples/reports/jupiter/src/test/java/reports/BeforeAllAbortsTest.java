package reports;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class BeforeAllAbortsTest {

    @BeforeAll
    static void aborts() {
        assumeTrue(false, "not today");
    }

    @Test
    void neverRuns() {}
}
