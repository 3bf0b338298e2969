package dev.vivace.worker.protocol;

/** What was thrown, as text: the throwable itself never leaves its JVM. */
public final class Thrown {

    private final String type;
    private final String message;
    private final String trace;
    private final boolean assertion;

    /**
     * @param type name of the throwable's class
     * @param message its message, or null where it has none
     * @param trace its stack trace with causes
     * @param assertion whether it is an {@link AssertionError}: a failure rather than an error
     */
    public Thrown(String type, String message, String trace, boolean assertion) {
        this.type = type;
        this.message = message;
        this.trace = trace;
        this.assertion = assertion;
    }

    /** Name of the throwable's class. */
    public String type() {
        return type;
    }

    /** Its message, or null where it has none. */
    public String message() {
        return message;
    }

    /** Its stack trace with causes. */
    public String trace() {
        return trace;
    }

    /** Whether it is an {@link AssertionError}. */
    public boolean assertion() {
        return assertion;
    }
}
