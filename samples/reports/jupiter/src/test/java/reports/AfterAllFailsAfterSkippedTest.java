package reports;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.MethodName.class)
class AfterAllFailsAfterSkippedTest {

    @AfterAll
    static void fails() {
        throw new IllegalStateException("after all");
    }

    @Test
    void aborts() {
        assumeTrue(false, "by itself");
    }

    @Test
    @Disabled
    void rests() {}

    @Nested
    class Inner {

        @AfterAll
        static void fails() {
            throw new IllegalStateException("nested after all");
        }

        @Test
        void abortsInside() {
            assumeTrue(false, "inside");
        }

        @Test
        void failsInside() {
            fail("inside");
        }
    }
}
