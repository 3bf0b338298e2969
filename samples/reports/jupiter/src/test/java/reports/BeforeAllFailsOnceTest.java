package reports;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.MethodName.class)
class BeforeAllFailsOnceTest {

    private static int calls;

    @BeforeAll
    static void failsTheFirstTime() {
        if (++calls == 1) {
            throw new IllegalStateException("the first time");
        }
    }

    @Test
    void fails() {
        calls++;
        fail("always");
    }

    @Test
    void passes() {}

    @Test
    @Disabled
    void rests() {}
}
