package hostile;

import org.junit.jupiter.api.Test;

/** Throws what does not want to be looked at. */
class ThrowableTest {

    @Test
    @Expect(value = "errored", says = "NotSerialisable")
    void throwsWhatCannotBeSerialised() {
        throw new NotSerialisable();
    }

    @Test
    @Expect(value = "errored", says = "Speechless")
    void throwsWhatThrowsInGetMessage() {
        throw new Speechless();
    }

    @Test
    @Expect(value = "errored", says = "its own cause")
    void throwsItsOwnCause() {
        IllegalStateException outer = new IllegalStateException("its own cause");
        outer.initCause(new IllegalArgumentException(outer));
        throw outer;
    }

    @Test
    @Expect(value = "errored", says = "java.lang.ThreadDeath")
    void throwsThreadDeath() {
        throw new ThreadDeath();
    }

    @Test
    @Expect(value = "errored", says = "java.lang.IllegalStateException")
    void throwsWithoutAMessage() {
        throw new IllegalStateException();
    }

    @Test
    @Expect("passed")
    void neighbour() {}

    static class NotSerialisable extends RuntimeException {
        private final Object secret = new Object();

        @Override
        public String getMessage() {
            return "holds " + (secret != null);
        }
    }

    static class Speechless extends RuntimeException {
        @Override
        public String getMessage() {
            throw new IllegalStateException("no message for you");
        }
    }
}
