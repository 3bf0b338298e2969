package dev.vivace.worker;

import dev.vivace.worker.protocol.Thrown;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Turns a throwable into text. It is user code: its methods may throw, return null, give megabytes or never end their
 * chain of causes.
 */
final class ThrownText {

    private static final int LIMIT = 4_000_000;

    private ThrownText() {}

    /** What was thrown, or null for null. */
    static Thrown of(Throwable throwable) {
        if (throwable == null) {
            return null;
        }
        return new Thrown(
                throwable.getClass().getName(),
                message(throwable),
                trace(throwable),
                throwable instanceof AssertionError);
    }

    /** Like Surefire, gives the message of what {@code getMessage} throws, if it throws. */
    private static String message(Throwable throwable) {
        return cut(guarded(throwable::getMessage, problem -> guarded(problem::getMessage, unread -> null)));
    }

    private static String trace(Throwable throwable) {
        BoundedWriter written = new BoundedWriter();
        return guarded(
                () -> {
                    throwable.printStackTrace(new PrintWriter(written));
                    return written.toString();
                },
                problem -> problem instanceof TraceTooLong ? written + "\n..." : plainTrace(throwable, problem));
    }

    /** What can be said without the throwable's own methods. */
    private static String plainTrace(Throwable throwable, Throwable problem) {
        StringBuilder text = new StringBuilder(throwable.getClass().getName())
                .append(" (its stack trace cannot be printed: ")
                .append(problem.getClass().getName())
                .append(")\n");
        for (StackTraceElement frame : guarded(throwable::getStackTrace, unread -> new StackTraceElement[0])) {
            text.append("\tat ").append(frame).append('\n');
        }
        return text.toString();
    }

    private static String cut(String text) {
        return text == null || text.length() <= LIMIT ? text : text.substring(0, LIMIT) + "...";
    }

    private static <T> T guarded(Supplier<T> reading, Function<Throwable, T> otherwise) {
        try {
            return reading.get();
        } catch (Throwable problem) {
            return otherwise.apply(problem);
        }
    }

    /** Ends a trace that would fill the memory. */
    private static final class BoundedWriter extends StringWriter {

        @Override
        public void write(String text, int offset, int length) {
            super.write(text, offset, length);
            if (getBuffer().length() > LIMIT) {
                throw new TraceTooLong();
            }
        }
    }

    /** Unchecked, because a print writer swallows the checked kind. */
    private static final class TraceTooLong extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TraceTooLong() {
            super(null, null, false, false);
        }
    }
}
