package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What there is to say at the end of a run, also of one that was interrupted.
 *
 * @param tests how many ran or were skipped
 * @param skipped how many of them were skipped
 * @param unconfirmed how many of them were red where that may not count, and never asked where it does
 * @param notRun how many more the run did not get to
 * @param red what counts for those that are red
 * @param flaky which passed only after they had been red
 * @param losses workers that went away with work left
 * @param notices sentences that belong to no test
 * @param files where reports are
 * @param testing how long tests ran, without what came before and between
 */
record RunDigest(
        int tests,
        int skipped,
        int unconfirmed,
        int notRun,
        List<TestResult> red,
        List<TestId> flaky,
        List<WorkerLoss> losses,
        List<String> notices,
        List<Path> files,
        Duration testing) {

    int passed() {
        return tests - skipped - unconfirmed - red.size();
    }
}
