package dev.vivace.engine.model;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Watches whole suites, one module after another. */
public interface SuiteListener extends RunListener {

    /** Ignores everything. */
    SuiteListener NONE = new SuiteListener() {};

    /** A sentence for people that belongs to no test: a warning, a skipped module. */
    default void notice(String sentence) {}

    /** A module's tests are about to run, {@code expected} as earlier runs took, where they are known. */
    default void suiteStarted(String module, TestOrder order, Map<TestId, Duration> expected) {}

    /** How they will run, in a sentence for people. */
    default void manner(String sentence) {}

    /** A module's verdicts are final and written to {@code files}. */
    default void suiteFinished(SuiteResult result, List<Path> files) {}
}
