package hostile;

import java.io.PrintStream;
import java.io.PrintWriter;
import org.junit.jupiter.api.Test;

/** Throws what even JUnit cannot look at: it gives up the whole class, and never says that the test ended. */
class UnspeakableTest {

    @Test
    @Expect("errored")
    void throwsWhatThrowsInEveryMethod() {
        throw new Nameless();
    }

    static class Nameless extends RuntimeException {
        @Override
        public String getMessage() {
            throw new IllegalStateException();
        }

        @Override
        public String toString() {
            throw new IllegalStateException();
        }

        @Override
        public void printStackTrace(PrintWriter writer) {
            throw new IllegalStateException();
        }

        @Override
        public void printStackTrace(PrintStream stream) {
            throw new IllegalStateException();
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            throw new IllegalStateException();
        }
    }
}
