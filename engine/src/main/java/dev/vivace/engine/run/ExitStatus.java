package dev.vivace.engine.run;

import java.util.Map;
import java.util.Set;

/**
 * The exit code of a JVM that should have gone on.
 *
 * @param code as the operating system gives it
 */
record ExitStatus(int code) {

    private static final int SIGNALS = 128;
    private static final int KILL = 9;

    /** The numbers that Linux, macOS and the BSDs share, and what they usually mean for a JVM. */
    private static final Map<Integer, String> MEANINGS = Map.of(
            1,
            "the terminal was closed",
            2,
            "interrupted",
            3,
            "asked to quit",
            4,
            "an illegal instruction: the JVM crashed",
            6,
            "aborted: the JVM crashed",
            8,
            "an arithmetic error in native code: the JVM crashed",
            KILL,
            "killed, usually out of memory",
            11,
            "a segmentation fault: the JVM crashed",
            15,
            "ended by another process");

    private static final Set<Integer> REQUESTS = Set.of(1, 2, 15);

    /** Whether a signal ended the process, rather than a call of exit or halt. */
    boolean isSignal() {
        return MEANINGS.containsKey(code - SIGNALS);
    }

    /** Whether somebody asked it to end: with Ctrl-C, by closing the terminal, or otherwise. */
    boolean isRequest() {
        return REQUESTS.contains(code - SIGNALS);
    }

    /** Whether somebody else ended the process, which might have gone on otherwise. */
    boolean isFromOutside() {
        return isRequest() || code == SIGNALS + KILL;
    }

    /** For people, in brackets behind a sentence. */
    String text() {
        return isSignal() ? "exit code " + code + ", " + MEANINGS.get(code - SIGNALS) : "exit code " + code;
    }
}
