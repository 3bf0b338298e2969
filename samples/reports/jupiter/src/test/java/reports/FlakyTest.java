package reports;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@TestMethodOrder(MethodOrderer.MethodName.class)
class FlakyTest {

    private static int failures;
    private static int errors;
    private static int invocations;

    @Test
    void alwaysFails() {
        System.out.println("trying");
        fail("always");
    }

    @Test
    void alwaysPasses() {
        System.out.println("passing");
    }

    @Test
    void errsOnce() {
        System.err.println("run " + errors);
        if (errors++ == 0) {
            throw new IllegalStateException("only once");
        }
    }

    @Test
    void failsTwice() {
        assertTrue(failures++ > 1, "twice");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void invocationFailsOnce(int number) {
        assertTrue(number == 1 || invocations++ > 0, "once");
    }
}
