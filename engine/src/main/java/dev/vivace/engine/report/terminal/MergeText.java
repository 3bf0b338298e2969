package dev.vivace.engine.report.terminal;

import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.Test;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What people read when shards were put together: which tests are red, where more is written, and the counts. */
public final class MergeText {

    private final Style style;
    private final RunReport report;
    private final boolean red;
    private final int shards;

    private MergeText(Style style, RunReport report, boolean red, int shards) {
        this.style = style;
        this.report = report;
        this.red = red;
        this.shards = shards;
    }

    /**
     * About this report.
     *
     * @param red whether it makes the build red
     * @param shards how many there were
     */
    public static MergeText of(Console console, RunReport report, boolean red, int shards) {
        return new MergeText(console.style(), report, red, shards);
    }

    /** All of it, a line each. */
    public List<String> lines(List<Path> files, List<String> warnings) {
        List<String> lines = new ArrayList<>();
        report.tests().stream()
                .filter(test -> test.outcome().isRed())
                .map(this::headline)
                .forEach(lines::add);
        warnings.forEach(warning -> lines.add(style.yellow("Note:") + " " + SafeText.line(warning)));
        lines.addAll(Summary.files(files));
        lines.add(red ? style.red(counts()) : style.green(counts()));
        return lines;
    }

    private String headline(Test test) {
        return style.red(test.outcome().label().toUpperCase(Locale.ROOT)) + " "
                + SafeText.line(test.id().toString())
                + test.module()
                        .map(module -> " (" + SafeText.line(module) + ")")
                        .orElse("");
    }

    private String counts() {
        RunReport.Summary summary = report.summary();
        return summary.tests() + (summary.tests() == 1 ? " test: " : " tests: ")
                + summary.passed() + " passed"
                + (summary.failed() == 0 ? "" : ", " + summary.failed() + " failed")
                + (summary.skipped() == 0 ? "" : ", " + summary.skipped() + " skipped")
                + " in " + shards + (shards == 1 ? " shard, which took " : " shards, of which the longest took ")
                + TimeText.exact(Duration.ofMillis(report.wallMillis()));
    }
}
