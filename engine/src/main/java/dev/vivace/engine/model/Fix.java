package dev.vivace.engine.model;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What became of a finding.
 *
 * @param finding the test whose verdict changes
 * @param status how it ended
 * @param diagnosis which tests are involved
 * @param patch what repairs it, where it has a patch of its own
 * @param reason why there is none, or by which other test's patch it is cured; empty otherwise
 * @param times how long it took
 */
public record Fix(
        Finding finding, Status status, Diagnosis diagnosis, Optional<Patch> patch, String reason, Times times) {

    /** How it ended. */
    public enum Status {
        /** With statements of a test that helps. */
        FIXED,
        /** With what the class or the JDK offers, as no test helps. */
        FIXED_WITHOUT_HELPER,
        /** By the patch of another. */
        FIXED_BY,
        /** Nothing that was tried held. */
        NO_FIX,
        /** What had been found did not show again. */
        NOT_REPRODUCED;

        /** The form in files. */
        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** Whether the test no longer depends on the order. */
        public boolean isGood() {
            return this == FIXED || this == FIXED_WITHOUT_HELPER || this == FIXED_BY;
        }
    }

    /**
     * How long it took.
     *
     * @param search from when the finding was confirmed until a patch held in the minimal orders, or all was tried in vain,
     *     without the verification of those that held there and were refused
     * @param confirmation the part of it in which the last patch was tried in new JVMs, in the minimal orders
     * @param verification of all that held there, in all other orders
     */
    public record Times(Duration search, Duration confirmation, Duration verification) {

        /** Where nothing was tried. */
        public static final Times NONE = new Times(Duration.ZERO, Duration.ZERO, Duration.ZERO);

        /** The same after something else, which took so long. */
        public Times after(Duration earlier) {
            return new Times(earlier.plus(search), confirmation, verification);
        }
    }

    /**
     * A verified patch.
     *
     * @param file the diff
     * @param place where it changes the code, in a few words
     * @param code the statements that it adds there
     * @param statements how many these are, where several are caught together
     * @param helper the tests that this comes from; empty for none
     * @param helperStatements how many statements those tests have
     */
    public record Patch(
            Path file, String place, List<String> code, int statements, List<TestId> helper, int helperStatements) {

        public Patch {
            code = List.copyOf(code);
            helper = List.copyOf(helper);
        }
    }
}
