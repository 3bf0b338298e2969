package reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.MethodName.class)
class PlainTest {

    @Test
    void abortsByAssumption() {
        assumeTrue(false, "not on this machine");
    }

    @Test
    void abortsWithoutMessage() {
        assumeTrue(false);
    }

    @Disabled("needs a printer")
    @Test
    void disabledWithReason() {}

    @Disabled
    @Test
    void disabledWithoutReason() {}

    @Test
    void errorsWithCause() {
        throw new IllegalStateException("outer", new IllegalArgumentException("inner"));
    }

    @Test
    void errorsWithoutMessage() {
        throw new UnsupportedOperationException();
    }

    @Test
    void failsWithMessage() {
        assertEquals(1, 2, "one is not two");
    }

    @Test
    void failsWithSeveralLines() {
        fail("first line\nsecond line\n");
    }

    @Test
    void failsWithMarkup() {
        fail("<script>alert('&')</script> ]]> \u001B[31mred\u001B[0m \u0000 ä € \uD83D\uDE00");
    }

    @Test
    void passes() {}

    @Test
    void passesWithInjection(TestInfo info) {}

    @DisplayName("prints <script> \u001B[31mred\u001B[0m & more")
    @Test
    void printsMuch() {
        System.out.println("standard output: ä € <tag> ]]> \u0001");
        System.err.println("standard error");
        System.out.print("no line end");
        System.out.write(new byte[] {'b', 'y', 't', 'e', 's', '\n'}, 0, 6);
    }

    @Test
    void printsAndFails() {
        System.out.println("before the failure");
        fail("after printing");
    }
}
