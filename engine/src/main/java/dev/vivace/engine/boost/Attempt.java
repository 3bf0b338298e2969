package dev.vivace.engine.boost;

import dev.vivace.engine.model.Losses;
import dev.vivace.engine.model.Timing;
import java.nio.file.Path;
import java.util.Optional;

/** What came of the wish to make the fixtures of a class run less often. */
public sealed interface Attempt {

    /**
     * It is faster, and all its tests pass as before.
     *
     * @param rewrite how it is changed
     * @param classes where it is compiled
     * @param injections how many tests call fixtures themselves
     * @param tests how many there are
     * @param timing without and with the change
     * @param losses what its tests find out
     */
    record Faster(Rewrite rewrite, Path classes, int injections, int tests, Timing timing, Losses losses)
            implements Attempt {

        Faster with(Losses some) {
            return new Faster(rewrite, classes, injections, tests, timing, some);
        }
    }

    /**
     * All its tests pass as before, but it is not faster, or not by enough.
     *
     * @param timing without and with the change; empty where its fixtures take too little to measure that
     */
    record NotFaster(Optional<Timing> timing) implements Attempt {}

    /** It stays as it is. */
    record Refused(Rejection rejection) implements Attempt {}
}
