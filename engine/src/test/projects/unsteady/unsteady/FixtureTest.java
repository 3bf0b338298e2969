package unsteady;

import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class FixtureTest {

    @AfterAll
    static void tidyUp() {
        throw new IllegalStateException("nothing to tidy up");
    }

    @Test
    void passes() {}

    @TestFactory
    Stream<DynamicTest> produces() {
        throw new IllegalStateException("nothing to produce");
    }
}
