package reports;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.MethodName.class)
class AfterAllFailsAmongOthersTest {

    @AfterAll
    static void fails() {
        throw new IllegalStateException("after all");
    }

    @Test
    void failsToo() {
        fail("in the test");
    }

    @Test
    void passes() {}
}
