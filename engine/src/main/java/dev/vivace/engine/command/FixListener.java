package dev.vivace.engine.command;

import dev.vivace.engine.command.DetectCommand.ModuleFindings;
import dev.vivace.engine.command.FixCommand.ModuleFixes;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.terminal.SearchReport;
import java.nio.file.Path;

/** Watches fixes of one module after another, and the searches before them. */
public interface FixListener extends DetectListener {

    /** A finding is being worked at; in a few words, how. */
    default void fixing(Finding finding, String step) {}

    /** What became of a finding. */
    default void fixed(Fix fix) {}

    /** All findings of a module were worked at. */
    default void fixesEnded(ModuleFixes fixes) {}

    /** Shows it to a person. */
    static FixListener showing(SearchReport report) {
        return new FixListener() {
            @Override
            public void notice(String sentence) {
                report.notice(sentence);
            }

            @Override
            public void searchStarted(String module, int tests) {
                report.started(module, tests);
            }

            @Override
            public void searching(String step, int done, int planned) {
                report.searching(step, done, planned);
            }

            @Override
            public void examining(TestId test, int done, int seen) {
                report.examining(test, done, seen);
            }

            @Override
            public void doing(String sentence) {
                report.doing(sentence);
            }

            @Override
            public void orderRan() {
                report.orderRan();
            }

            @Override
            public void found(Finding finding, Path failingOrder) {
                report.found(finding, failingOrder);
            }

            @Override
            public void searchEnded(ModuleFindings findings) {
                report.ended(findings.result(), findings.tests(), findings.json());
            }

            @Override
            public void fixing(Finding finding, String step) {
                report.fixing(finding, step);
            }

            @Override
            public void fixed(Fix fix) {
                report.fixed(fix);
            }

            @Override
            public void fixesEnded(ModuleFixes fixes) {
                report.fixesEnded(fixes.fixes(), fixes.applied(), fixes.json());
            }
        };
    }
}
