package dev.vivace.cli;

import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.project.LaunchSpec;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** What the user wants tested. */
interface Project {

    /** Finds out how the tests are launched, has them run, and tells what came of it. */
    Tested test(Function<List<LaunchSpec>, RunOutcome> tests, Consumer<String> progress);

    /**
     * Modules and what came of their tests.
     *
     * @param modules every module that could have tests, also those that skip them
     * @param outcome of those that do not
     */
    record Tested(List<LaunchSpec> modules, RunOutcome outcome) {

        public Tested {
            modules = List.copyOf(modules);
        }

        /** Whether there are no tests although nobody said that they shall be skipped. */
        boolean lacksTests() {
            boolean allSkipped = !modules.isEmpty()
                    && modules.stream()
                            .allMatch(module -> module.policy().skip().isPresent());
            return outcome.isEmpty() && !allSkipped;
        }
    }
}
