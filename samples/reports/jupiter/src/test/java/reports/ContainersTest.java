package reports;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@DisplayName("A class with others inside")
@TestMethodOrder(MethodOrderer.MethodName.class)
class ContainersTest {

    @BeforeAll
    static void before() {
        System.out.println("before all");
    }

    @AfterAll
    static void after() {
        System.out.println("after all");
    }

    @Test
    void outerPasses() {
        System.out.println("outer");
    }

    @DisplayName("the outer one fails")
    @Test
    void outerFails() {
        fail("outer");
    }

    @Nested
    @DisplayName("when nested")
    class Inner {

        @Test
        void innerPasses() {
            System.out.println("inner");
        }

        @Test
        void outerPasses() {}

        @Nested
        class Innermost {

            @DisplayName("deep down")
            @Test
            void innermostFails() {
                fail("innermost");
            }
        }
    }

    @Nested
    class FailsBefore {

        @BeforeAll
        static void fails() {
            throw new IllegalStateException("nested before all");
        }

        @Test
        void neverRuns() {}
    }

    @Nested
    @Disabled("nested and disabled")
    class Resting {

        @Test
        void rests() {}
    }
}
