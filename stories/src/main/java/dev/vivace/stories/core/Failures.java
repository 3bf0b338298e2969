package dev.vivace.stories.core;

/** Several things are attempted; the first failure is thrown in the end, and the others with it. */
final class Failures {

    private Throwable first;

    void attempt(Attempt attempt) {
        try {
            attempt.run();
        } catch (Throwable e) {
            add(e);
        }
    }

    private void add(Throwable failure) {
        if (first == null) {
            first = failure;
        } else if (first != failure) {
            first.addSuppressed(failure);
        }
    }

    boolean any() {
        return first != null;
    }

    Throwable first() {
        return first;
    }

    void throwFirst() throws Throwable {
        if (first != null) {
            throw first;
        }
    }

    /** Whatever may fail. */
    interface Attempt {

        void run() throws Throwable;
    }
}
