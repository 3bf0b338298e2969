package dev.vivace.engine.boost;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A rewrite with which all tests pass in every order that was tried.
 *
 * @param rewrite with calls of fixtures in single tests
 * @param injections how many of these there are
 * @param tests how many tests there are
 * @param classes where it is compiled
 */
record Candidate(Rewrite rewrite, int injections, int tests, Path classes) {

    private static final double ENOUGH = 0.8;

    /** Which part of the time of fixtures is saved, as far as one can tell before it is measured. */
    double gain() {
        return rewrite.share() * (1 - (double) Math.min(injections, tests) / tests);
    }

    /** Whether no other one could save much more. */
    boolean isGoodEnough() {
        return gain() >= ENOUGH;
    }

    /** The smallest change of those that save nearly as much as the best. */
    static Optional<Candidate> best(List<Candidate> all) {
        double most = all.stream().mapToDouble(Candidate::gain).max().orElse(0);
        return all.stream().filter(one -> one.gain() >= ENOUGH * most).min(Comparator.comparingLong(one -> one.rewrite()
                .changedLines()));
    }
}
