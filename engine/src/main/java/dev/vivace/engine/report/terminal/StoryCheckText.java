package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.StoryCheckResult;
import dev.vivace.engine.model.StoryDifference;
import dev.vivace.engine.model.StoryDifference.Kind;
import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** What a check of stories found, for people: each test, why its verdict differs, and the command that shows it. */
public final class StoryCheckText {

    private static final int NAMED = 5;
    private static final int MESSAGE_LINES = 3;

    private final Style style;
    private final BiFunction<Path, Reuse, String> again;

    /** With this command to run an order again. */
    public StoryCheckText(Console console, BiFunction<Path, Reuse, String> again) {
        this.style = console.style();
        this.again = again;
    }

    /**
     * All of it, a line each.
     *
     * @param orders for each difference a file with the order that shows it
     */
    public List<String> lines(StoryCheckResult result, List<Path> orders) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < orders.size(); i++) {
            lines.addAll(lines(result.differences().get(i), orders.get(i)));
        }
        lines.add(counts(result));
        return lines;
    }

    private List<String> lines(StoryDifference difference, Path order) {
        List<String> lines = new ArrayList<>();
        lines.add(style.red(difference.kind().label().toUpperCase(Locale.ROOT)) + " "
                + style.bold(SafeText.line(difference.test().toString())) + " " + meaning(difference));
        SafeText.firstLines(difference.failure(), MESSAGE_LINES).forEach(line -> lines.add("  " + line));
        lines.add("  " + style.dim("Again:") + " " + again.apply(Summary.nearby(order), difference.reuse()));
        return lines;
    }

    private static String meaning(StoryDifference difference) {
        String verdict = difference.red() ? "is red" : "passes";
        return verdict
                + switch (difference.kind()) {
                    case REUSE ->
                        " only where set-ups are reused, " + others(difference)
                                + ": a test marked @Safe changes a fixture, or keeps it";
                    case ORDER ->
                        " " + others(difference)
                                + ", whether set-ups are reused or not: something outlives the fixtures, a static field perhaps";
                    case CHANCE -> " in one run, and not again in the same order";
                };
    }

    private static String others(StoryDifference difference) {
        List<TestId> others = difference.others();
        if (others.isEmpty()) {
            return "alone";
        }
        return "after "
                + (others.size() > NAMED
                        ? others.size() + " other tests"
                        : others.stream()
                                .map(TestId::toString)
                                .map(SafeText::line)
                                .collect(Collectors.joining(", ")));
    }

    private String counts(StoryCheckResult result) {
        if (result.tests() == 0) {
            return "No test class has a part in stories: nothing to check.";
        }
        long wrong = result.differences().size();
        long chance = result.differences().stream()
                .filter(difference -> difference.kind() == Kind.CHANCE)
                .count();
        String counts = result.tests() + (result.tests() == 1 ? " test: " : " tests: ") + wrong
                + (wrong == 1 ? " differs" : " differ")
                + (chance == 0 ? "" : ", " + chance + " by chance") + "; " + result.runs() + " runs";
        return wrong == 0 ? style.green(counts) : style.red(counts);
    }
}
