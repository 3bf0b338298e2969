package dev.vivace.cli;

import dev.vivace.engine.command.RunCommand.ModuleOutcome;
import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.project.LaunchSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** What the user wants tested. */
interface Project {

    /**
     * Finds out how the tests are launched, and has something done with that, in one call or in one for each module.
     *
     * @return every module that could have tests, also those that skip them
     */
    List<LaunchSpec> launch(Consumer<List<LaunchSpec>> work, Consumer<String> progress);

    /** Has the tests run, and tells what came of it. */
    default Tested test(Function<List<LaunchSpec>, RunOutcome> tests, Consumer<String> progress) {
        List<ModuleOutcome> outcomes = Collections.synchronizedList(new ArrayList<>());
        List<LaunchSpec> all =
                launch(modules -> outcomes.addAll(tests.apply(modules).modules()), progress);
        return new Tested(all, new RunOutcome(outcomes));
    }

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
            return outcome.isEmpty() && !areSkipped(modules);
        }
    }

    /** Whether somebody said of all of them that they shall be skipped. */
    static boolean areSkipped(List<LaunchSpec> modules) {
        return !modules.isEmpty()
                && modules.stream().allMatch(module -> module.policy().skip().isPresent());
    }
}
