package dev.vivace.worker;

/** Whether the current thread is far enough from a stack overflow to do something that must not be torn apart. */
final class StackRoom {

    /** Some 100 bytes a frame in compiled code, more in interpreted code: at least 30 kB in all. */
    private static final int FRAMES = 300;

    private StackRoom() {}

    static boolean isLeft() {
        try {
            return descend(FRAMES, 1, 2, 3, 4, 5, 6) != 0;
        } catch (StackOverflowError e) {
            return false;
        }
    }

    /** Its arguments are needed after the call, so that each frame must keep them. */
    private static long descend(int frames, long a, long b, long c, long d, long e, long f) {
        if (frames == 0) {
            return 1;
        }
        return descend(frames - 1, b, c, d, e, f, a + 1) | a | b | c | d | e | f;
    }
}
