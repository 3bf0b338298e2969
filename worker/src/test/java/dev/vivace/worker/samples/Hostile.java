package dev.vivace.worker.samples;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Throws what is hard to report. */
@DisplayName("Name \u001b[31m of the class")
public class Hostile {

    @Test
    void normal() {
        throw new IllegalArgumentException("outer", new IllegalStateException("inner"));
    }

    @Test
    void assertion() {
        throw new AssertionError("wrong");
    }

    @Test
    void messageThrows() {
        throw new MessageThrows();
    }

    @Test
    void messageIsHuge() {
        throw new IllegalStateException("x".repeat(20_000_000));
    }

    @Test
    void messageIsNull() {
        throw new IllegalStateException();
    }

    @Test
    void causesEachOther() {
        RuntimeException first = new RuntimeException("first");
        first.initCause(new RuntimeException("second", first));
        throw first;
    }

    @Test
    void printsNothing() {
        throw new PrintThrows();
    }

    @Test
    @DisplayName("<script>\u001b[31m")
    void named() {}

    @Test
    @SuppressWarnings("InfiniteRecursion") // That is the point.
    void overflowsTheStack() {
        overflowsTheStack();
    }

    @Test
    void fillsTheMemory() {
        throw new OutOfMemoryError("thrown by hand");
    }

    /** Cannot say what happened. */
    static final class MessageThrows extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new UnsupportedOperationException("no message");
        }
    }

    /** Cannot be printed at all. */
    static final class PrintThrows extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @Override
        public void printStackTrace(java.io.PrintWriter writer) {
            throw new UnsupportedOperationException();
        }
    }
}
