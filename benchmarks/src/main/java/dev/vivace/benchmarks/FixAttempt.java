package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.Optional;

/**
 * What became of a test in one way of searching.
 *
 * @param fix what Vivace says; empty where it had no time to say anything
 * @param cut whether it was ended because it took too long
 */
record FixAttempt(Optional<FixJson> fix, boolean cut) {

    /** Where the time was up before it began. */
    static final FixAttempt NOT_MADE = new FixAttempt(Optional.empty(), true);

    /** Until a patch held in the minimal orders; empty where there is none that was verified. */
    Optional<Duration> firstPatch() {
        return patched().map(FixJson::search);
    }

    Optional<FixJson> patched() {
        return fix.filter(FixJson::isPatched);
    }

    /** How long it was searched at least, where the search was cut before it had a patch. */
    Optional<Duration> searchedInVain() {
        return fix.filter(some -> cut && !some.isPatched()).map(FixJson::search);
    }

    @Override
    public String toString() {
        return firstPatch()
                .map(Table::seconds)
                .or(() -> searchedInVain().map(time -> ">= " + Table.seconds(time)))
                .orElse(cut ? "cut" : "no patch");
    }
}
