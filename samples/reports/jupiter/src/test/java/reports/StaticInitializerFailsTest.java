package reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StaticInitializerFailsTest {

    static final int VALUE = Integer.parseInt("no number");

    @Test
    void neverRuns() {
        assertEquals(1, VALUE);
    }
}
