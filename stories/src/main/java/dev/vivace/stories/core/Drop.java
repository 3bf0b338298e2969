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

    String json() {
        return Json.object(Json.members()
                .with("chain", Json.strings(chain))
                .with("after", Json.string(after))
                .with("reason", Json.string(reason)));
    }

    String after() {
        return after;
    }

    String reason() {
        return reason;
    }
}
