package reports;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EachFailsTest {

    @BeforeEach
    void before() {
        System.out.println("before each");
    }

    @AfterEach
    void fails() {
        throw new IllegalStateException("after each");
    }

    @Test
    void runsButCannotCleanUp() {}

    @Test
    void failsTwice() {
        fail("in the test");
    }
}
