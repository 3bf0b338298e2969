package dev.vivace.engine.report.html;

import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a run came to, in a few words. Green is only what ran to its end, makes no build red, and had a test.
 *
 * @param words with numbers
 * @param kind red, stopped or passed
 * @param reasons sentences about what no red test shows
 */
record Headline(String words, String kind, List<String> reasons) {

    private static final String STOPPED = "stopped";

    Headline {
        reasons = List.copyOf(reasons);
    }

    static Headline of(RunReport run) {
        return new Headline(words(run), kind(run), reasons(run));
    }

    /** The same as one word. */
    String word() {
        return kind.equals("passed") ? "green" : kind;
    }

    private static String kind(RunReport run) {
        if (isRed(run)) {
            return "red";
        }
        return isWhole(run) && run.summary().passed() > 0 ? "passed" : STOPPED;
    }

    private static boolean isRed(RunReport run) {
        return run.summary().failed() > 0
                || run.ending()
                        .filter(ending -> ending.red() || ending.differs())
                        .isPresent();
    }

    private static boolean isWhole(RunReport run) {
        return run.notRun() == 0 && run.unconfirmed() == 0 && notBegun(run).isEmpty();
    }

    private static List<String> notBegun(RunReport run) {
        return run.ending().map(Ending::notBegun).orElse(List.of());
    }

    private static String words(RunReport run) {
        String missing = missing(run);
        if (isRed(run)) {
            return redWords(run) + (missing.isEmpty() ? "" : ", " + missing);
        }
        if (!missing.isEmpty()) {
            return "Stopped: " + missing;
        }
        if (run.tests().isEmpty()) {
            return "No tests";
        }
        return run.summary().passed() == 0 ? "All skipped" : "All green";
    }

    private static String redWords(RunReport run) {
        boolean differs = run.ending().filter(Ending::differs).isPresent();
        String count = run.summary().failed() > 0 ? run.summary().failed() + " red" : "";
        if (differs) {
            return count.isEmpty() ? "Not the verdicts of the reference" : count + ", not as in the reference";
        }
        return count.isEmpty() ? "Red, though no test is" : count;
    }

    private static String missing(RunReport run) {
        List<String> missing = new ArrayList<>();
        if (run.unconfirmed() > 0) {
            missing.add(run.unconfirmed() + " unconfirmed");
        }
        if (run.notRun() > 0) {
            missing.add(run.notRun() + " not run");
        }
        int modules = notBegun(run).size();
        if (modules > 0) {
            missing.add(modules + (modules == 1 ? " module" : " modules") + " not begun");
        }
        return String.join(", ", missing);
    }

    private static List<String> reasons(RunReport run) {
        List<String> reasons = new ArrayList<>(run.ending().map(Ending::reasons).orElse(List.of()));
        Optional.of(notBegun(run))
                .filter(modules -> !modules.isEmpty())
                .ifPresent(modules -> reasons.add("Not begun: " + String.join(", ", modules) + "."));
        return reasons;
    }
}
