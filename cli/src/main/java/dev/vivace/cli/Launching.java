package dev.vivace.cli;

import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.terminal.SearchReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Gives the modules of a project to a command that searches, and ends it where the user interrupts. */
final class Launching {

    private Launching() {}

    /** What the command answers for all modules; empty where all of them skip their tests. */
    static <T> List<T> run(
            ProjectArguments place,
            TestOptions tests,
            SearchReport report,
            Function<List<LaunchSpec>, List<T>> command,
            BooleanSupplier cancel) {
        Interruption interruption =
                Interruption.watch(() -> report.notice("Interrupted: ending the search"), report::abandon, cancel);
        List<T> answers = Collections.synchronizedList(new ArrayList<>());
        List<LaunchSpec> modules;
        try {
            modules = place.project(tests.integrationTests)
                    .launch(
                            specs -> answers.addAll(interruption.during(() -> command.apply(specs))),
                            report::preparing);
        } catch (RuntimeException | Error e) {
            // Whatever fails while everything is being ended is a consequence, not news.
            interruption.awaitEndIfHappened();
            report.abandon();
            throw e;
        }
        interruption.awaitEndIfHappened();
        if (answers.isEmpty() && !Project.areSkipped(modules)) {
            report.abandon();
            throw place.noTests(tests);
        }
        return answers;
    }
}
