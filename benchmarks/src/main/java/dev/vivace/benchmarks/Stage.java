package dev.vivace.benchmarks;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The company a test runs in, as it is asked again while it is red. */
enum Stage {
    PARALLEL,
    ALONE,
    CLASS,
    SUITE;

    /** The stage in {@code run.json}; empty for one at which nobody asks because a test was red. */
    static Optional<Stage> of(String label) {
        return Stream.of(values()).filter(stage -> stage.label().equals(label)).findFirst();
    }

    /** The form in files and for people. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
