package dev.vivace.stories.core;

import java.util.List;

/** A chain that was torn down before the end of the run, the test that had it last, and why. */
final class Drop {

    private final List<String> chain;
    private final String after;
    private final String reason;

    Drop(List<String> chain, String after, String reason) {
        this.chain = List.copyOf(chain);
        this.after = after;
        this.reason = reason;
    }

    List<String> chain() {
        return chain;
    }

    String after() {
        return after;
    }

    String reason() {
        return reason;
    }
}
