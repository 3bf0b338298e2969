package dev.vivace.stories.jupiter;

/** Lets user code throw whatever it throws through methods that declare exceptions only. */
final class Thrown {

    private Thrown() {}

    static void byAny(Code code) throws Exception {
        try {
            code.run();
        } catch (Exception | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whatever may fail. */
    interface Code {

        void run() throws Throwable;
    }
}
