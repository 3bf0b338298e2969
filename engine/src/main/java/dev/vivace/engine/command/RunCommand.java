package dev.vivace.engine.command;

import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.project.LaunchSpec;
import java.util.List;

/** {@code vivace run}: runs the suites of some modules, one after another, and writes their reports. */
public final class RunCommand {

    private final RunRequest request;
    private final SuiteListener listener;

    /** Does what the request says and tells the listener about it. */
    public RunCommand(RunRequest request, SuiteListener listener) {
        this.request = request;
        this.listener = listener;
    }

    /** Runs every module, whatever becomes of the ones before it. */
    public RunOutcome run(List<LaunchSpec> modules) {
        throw new UnsupportedOperationException(request + " for " + modules + " told to " + listener);
    }

    /**
     * What came of it.
     *
     * @param suites one per module that has tests
     */
    public record RunOutcome(List<SuiteResult> suites) {

        public RunOutcome {
            suites = List.copyOf(suites);
        }

        /** Whether no module had a test. */
        public boolean isEmpty() {
            return suites.stream().allMatch(suite -> suite.verdicts().isEmpty());
        }

        /** Whether a test is red. */
        public boolean isRed() {
            return suites.stream().anyMatch(suite -> !suite.red().isEmpty());
        }
    }
}
