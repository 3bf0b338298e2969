package reports;

import org.junit.jupiter.api.Test;

class ConstructorFailsTest {

    ConstructorFailsTest() {
        throw new IllegalStateException("constructor");
    }

    @Test
    void neverRuns() {}

    @Test
    void neverRunsEither() {}
}
