package dev.vivace.worker.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** One test for every way in which a test can end. */
@TestMethodOrder(MethodOrderer.MethodName.class)
public class Simple {

    @Test
    void aborts() {
        assumeTrue(false, "not here");
    }

    @Test
    void errs() {
        throw new IllegalStateException("wrong state");
    }

    @Test
    void fails() {
        assertEquals(1, 2);
    }

    @Test
    void passes() {
        System.out.println("to out");
        System.err.print("to err");
    }

    @Test
    @Disabled("for a reason")
    void rests() {}
}
