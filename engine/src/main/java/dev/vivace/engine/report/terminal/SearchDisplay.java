package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Boost;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.SuiteBoost;
import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Lines about a search: what is tried now, findings when they are found, what it came to, and in a log a sign of life when
 * nothing is said for long. Used by one thread.
 */
final class SearchDisplay {

    private static final String ERASE_LINE = "\r\u001b[K";
    private static final int MESSAGE_LINES = 3;
    private static final int NAMED = 3;
    private static final Duration SILENCE = Duration.ofSeconds(30);

    private final Console console;
    private final boolean quiet;
    private final Function<Path, String> again;
    private final InstantSource clock;
    private Instant start;
    private String step = "";
    private String activity = "";
    private int runs;
    private Instant lastLine;

    /**
     * To this console.
     *
     * @param quiet whether only findings and the summary are shown
     * @param again the command that runs an order
     */
    SearchDisplay(Console console, boolean quiet, Function<Path, String> again, InstantSource clock) {
        this.console = console;
        this.quiet = quiet;
        this.again = again;
        this.clock = clock;
        this.start = clock.instant();
        this.lastLine = start;
    }

    /** What is done before a search can begin, or instead of one. A log gets a line for each step, a terminal one that moves. */
    void preparing(String sentence) {
        doing(sentence);
        if (!console.live() && !quiet && !sentence.equals(step)) {
            line(SafeText.line(sentence));
        }
        step = sentence;
    }

    /** What is being done now. A log hears of it where it takes long. */
    void doing(String sentence) {
        activity = sentence;
        moving(sentence);
    }

    /** An order has run, whatever for. */
    void orderRan() {
        runs++;
    }

    /** Whether something is being done. */
    boolean isBusy() {
        return !activity.isEmpty();
    }

    /** Time has passed. */
    void tick() {
        Instant now = clock.instant();
        boolean isSilent = Duration.between(lastLine, now).compareTo(SILENCE) >= 0;
        if (isSilent && isBusy() && !console.live() && !quiet) {
            line("Still at it after " + TimeText.rough(Duration.between(start, now))
                    + (runs == 0 ? "" : ", " + count(runs, "run")) + ": " + SafeText.line(activity));
        }
    }

    /** A sentence that belongs to no finding. */
    void notice(String sentence) {
        staying(console.style().yellow("Note:") + " " + SafeText.line(sentence));
    }

    /** The tests of a module are about to be searched. */
    void started(String module, int tests) {
        begin();
        if (!quiet) {
            staying(console.style().bold(SafeText.line(module)) + ": " + count(tests, "test"));
        }
    }

    private void begin() {
        start = clock.instant();
        runs = 0;
    }

    /** What comes next is done for another module, or another purpose. */
    private void end() {
        activity = "";
        begin();
    }

    /** What is tried now. A log gets a line for each step, a terminal one that moves. */
    void searching(String what, int done, int planned) {
        String time = TimeText.rough(Duration.between(start, clock.instant()));
        activity = "Trying " + what + ": " + done + " of " + count(planned, "order");
        moving(activity + ", " + time);
        if (!console.live() && !quiet && !what.equals(step)) {
            line("Trying " + what + ": " + count(planned, "order"));
        }
        step = what;
    }

    /** A test that passed and was red is looked at. A log gets a line for all that were seen together. */
    void examining(TestId test, int done, int seen) {
        doing("Looking into " + test + ": " + done + " of " + count(seen, "test") + " done");
        if (!console.live() && !quiet && done == 0) {
            line("Looking into " + count(seen, "test") + " with different verdicts");
        }
    }

    /** A test was found, and confirmed. */
    void found(Finding finding, Path failingOrder) {
        Style style = console.style();
        staying(style.red(finding.kind().label().toUpperCase(Locale.ROOT)) + " "
                + style.bold(SafeText.line(finding.test().toString())) + " " + meaning(finding));
        SafeText.firstLines(finding.failure().headline(), MESSAGE_LINES).forEach(line -> staying("  " + line));
        staying("  " + style.dim("Again:") + " " + again.apply(Summary.nearby(failingOrder)));
    }

    private static String meaning(Finding finding) {
        return switch (finding.kind()) {
            case VICTIM -> "passes alone and is red after " + others(finding);
            case BRITTLE -> "is red alone and passes after " + others(finding);
            case NONDETERMINISTIC ->
                "is red in " + Math.round(finding.rate() * 100) + " % of the runs of one and the same order";
        };
    }

    private static String others(Finding finding) {
        List<TestId> before = finding.others();
        return before.isEmpty() || before.size() > NAMED
                ? count(before.size(), "other test")
                : before.stream().map(TestId::toString).map(SafeText::line).collect(Collectors.joining(", then "));
    }

    /** What a search came to. */
    void ended(SearchResult result, int tests, Path json) {
        String effort = effort(result);
        end();
        Style style = console.style();
        List<String> lines = new ArrayList<>();
        if (!quiet) {
            lines.addAll(remarks(result));
            lines.addAll(Summary.files(List.of(json)));
        }
        long dependent =
                result.findings().stream().filter(Finding::isOrderDependent).count();
        long random = result.findings().size() - dependent;
        String counts = count(tests, "test") + ": " + dependent + (dependent == 1 ? " depends" : " depend")
                + " on the order, " + random + (random == 1 ? " is" : " are") + " nondeterministic; "
                + effort + " in " + TimeText.exact(result.wall());
        lines.add(result.findings().isEmpty() ? style.green(counts) : style.red(counts));
        lines.forEach(this::staying);
    }

    /** What explains and confirms what an order showed, takes runs of its own. */
    private String effort(SearchResult result) {
        int further = runs - result.orders();
        return count(result.orders(), "order")
                + (further > 0 ? " and " + count(further, "further run") + " to look into what they showed" : "");
    }

    private static List<String> remarks(SearchResult result) {
        List<String> remarks = new ArrayList<>();
        if (!result.complete()) {
            remarks.add("Not all orders ran that are worth it; a larger --budget lets more of them run.");
        }
        if (result.pairsLeftOut() > 0) {
            remarks.add(count(result.pairsLeftOut(), "pair")
                    + " of classes not tried one after the other by themselves: they share no static state.");
        }
        if (result.unconfirmed() > 0) {
            remarks.add(count(result.unconfirmed(), "test")
                    + " seemed to depend on the order while searching, and did not in new JVMs.");
        }
        if (!result.alwaysRed().isEmpty()) {
            remarks.add(count(result.alwaysRed().size(), "test") + " red in every order:");
            remarks.addAll(why(result.alwaysRed()));
        }
        return remarks;
    }

    private static List<String> why(Map<TestId, Failure> red) {
        List<String> lines = new ArrayList<>();
        red.keySet().stream().sorted().limit(NAMED).forEach(test -> {
            String reason = red.get(test).inOneLine();
            lines.add("  " + SafeText.line(reason.isEmpty() ? test.toString() : test + ": " + reason));
        });
        if (red.size() > NAMED) {
            lines.add("  and " + (red.size() - NAMED) + " more; detect.json says why of each");
        }
        return lines;
    }

    /** A finding is being worked at. */
    void fixing(Finding finding, String how) {
        String sentence = "Fixing " + finding.test() + ": " + how;
        doing(sentence);
        if (!console.live() && !quiet) {
            line(SafeText.line(sentence));
        }
    }

    /** What became of a finding. */
    void fixed(Fix fix) {
        new FixText(console.style()).of(fix).forEach(this::staying);
    }

    /** What became of all findings of a module. */
    void fixesEnded(List<Fix> fixes, boolean applied, Path json) {
        end();
        if (!quiet) {
            Summary.files(List.of(json)).forEach(this::staying);
        }
        long good = fixes.stream().filter(fix -> fix.status().isGood()).count();
        long patches = fixes.stream().filter(fix -> fix.patch().isPresent()).count();
        String counts = count(fixes.size(), "finding") + ": " + good + " fixed, by " + patches
                + (patches == 1 ? " patch" : " patches") + (applied ? ", applied" : "");
        staying(
                good == fixes.size()
                        ? console.style().green(counts)
                        : console.style().red(counts));
    }

    /** A class is being boosted. */
    void boosting(String testClass, String how) {
        preparing("Boosting " + testClass + ": " + how);
    }

    /** What became of a class. */
    void boosted(Boost boost) {
        new BoostText(console.style(), again).of(boost).forEach(this::staying);
    }

    /** What all patches of a module do together. */
    void suiteBoosted(SuiteBoost suite) {
        new BoostText(console.style(), again).of(suite).forEach(this::staying);
    }

    /** What became of all classes of a module; those that were not even tried are counted. */
    void boostsEnded(List<Boost> boosts, boolean applied, Path json) {
        end();
        if (!quiet) {
            Summary.files(List.of(json)).forEach(this::staying);
        }
        long untried = boosts.stream().filter(boost -> !boost.isTried()).count();
        if (untried > 0) {
            staying(console.style().yellow("Note:") + " " + count(untried, "class", "classes")
                    + " not tried: fixtures take too little time, or there is just one test; boost.json names them.");
        }
        Map<Boost.Status, Long> counts =
                boosts.stream().collect(Collectors.groupingBy(Boost::status, Collectors.counting()));
        staying(console.style()
                .green(count(boosts.size(), "class", "classes") + " with fixtures for each test: "
                        + counts.getOrDefault(Boost.Status.BOOSTED, 0L) + " boosted"
                        + (applied ? " and changed" : "") + ", "
                        + counts.getOrDefault(Boost.Status.NOT_FASTER, 0L) + " not faster, "
                        + counts.getOrDefault(Boost.Status.KEPT, 0L) + " kept as they are"));
    }

    /** Ends the line that moves, because something else will be said. */
    void abandon() {
        doing("");
    }

    private void moving(String text) {
        if (console.live() && !quiet) {
            String safe = SafeText.line(text);
            int width = Math.max(1, console.width().getAsInt() - 1);
            console.print(ERASE_LINE + safe.substring(0, Math.min(safe.length(), width)));
        }
    }

    private void staying(String line) {
        moving("");
        line(line);
    }

    private void line(String line) {
        lastLine = clock.instant();
        console.line(line);
    }

    private static String count(long number, String one, String several) {
        return number + " " + (number == 1 ? one : several);
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
