package reports;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class BeforeAllFailsTest {

    @BeforeAll
    static void fails() {
        System.out.println("printed before the failure");
        throw new IllegalStateException("before all");
    }

    @Test
    void neverRuns() {}

    @Test
    void neverRunsEither() {}
}
