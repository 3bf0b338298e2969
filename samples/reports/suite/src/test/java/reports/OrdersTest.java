package reports;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;

/** One instance for all its tests, which runs alone and as a member of suites. */
@DisplayName("An order: of many things")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.MethodName.class)
class OrdersTest {

    private int tests;

    @BeforeAll
    void prints() {
        System.out.println("an order is opened");
    }

    @DisplayName("adds up & prints")
    @Test
    void addsUp() {
        tests++;
        System.out.println("added up");
        System.err.println("with a remark");
    }

    @DisplayName("may fail, too")
    @Test
    void fails() {
        fail("after " + ++tests);
    }

    @Disabled("until there is a printer")
    @Test
    void isSkipped() {}

    @AfterAll
    void printsAgain() {
        System.out.println("an order of " + tests + " is closed");
    }
}
