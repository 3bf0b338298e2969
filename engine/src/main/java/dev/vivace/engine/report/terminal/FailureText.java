package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** All that the summary says about a red test. */
final class FailureText {

    private static final int MESSAGE_LINES = 12;
    private static final int OUTPUT_LINES = 10;
    private static final int OUTPUT_BYTES = 8192;

    private final Style style;
    private final Function<TestId, String> again;

    FailureText(Style style, Function<TestId, String> again) {
        this.style = style;
        this.again = again;
    }

    /** Which test, why, where, what it printed last, and how to see it again. */
    List<String> lines(TestResult result) {
        List<String> lines = new ArrayList<>();
        lines.add(headline(result));
        result.failure().ifPresent(failure -> lines.addAll(why(failure)));
        lines.addAll(printed(result.output()));
        lines.add("  " + style.dim("Again:") + " " + again.apply(result.id()));
        return lines;
    }

    /** Just which test. */
    String headline(TestResult result) {
        return style.red(result.outcome().label().toUpperCase(Locale.ROOT)) + " "
                + style.bold(SafeText.line(result.id().toString())) + " (" + TimeText.exact(result.duration()) + ")";
    }

    private static List<String> why(Failure failure) {
        List<String> lines = new ArrayList<>();
        SafeText.firstLines(failure.headline(), MESSAGE_LINES).forEach(line -> lines.add("  " + line));
        TraceText.essence(failure.trace()).forEach(line -> lines.add("    " + line));
        return lines;
    }

    private List<String> printed(CapturedOutput output) {
        List<String> all = new String(output.tail(OUTPUT_BYTES), StandardCharsets.UTF_8)
                .lines()
                .toList();
        if (all.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        lines.add("  " + style.dim("It printed last:"));
        all.stream()
                .skip(Math.max(0, all.size() - OUTPUT_LINES))
                .forEach(line -> lines.add("    | " + SafeText.line(line)));
        return lines;
    }
}
