package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The last thing that people read: what failed, how to see it again, where more is written, and the counts. */
final class Summary {

    private static final int IN_FULL = 25;
    private static final int FILES = 4;

    private final Style style;
    private final FailureText failureText;

    Summary(Style style, Function<TestId, String> again) {
        this.style = style;
        this.failureText = new FailureText(style, again);
    }

    /** The summary of a run that came to its end after {@code wall}. */
    List<String> ended(RunDigest digest, Duration wall) {
        List<String> lines = details(digest);
        lines.add(verdict(
                digest,
                counts(digest) + " in " + TimeText.exact(digest.testing()) + " (" + TimeText.exact(wall) + " in all)"));
        return lines;
    }

    /** The summary of a run that was stopped: what is known so far. */
    List<String> interrupted(RunDigest digest, Duration wall) {
        List<String> lines = details(digest);
        lines.add(style.yellow("Interrupted after " + TimeText.exact(wall) + ". So far: " + counts(digest)));
        return lines;
    }

    private List<String> details(RunDigest digest) {
        List<String> lines = new ArrayList<>();
        digest.red().stream().limit(IN_FULL).forEach(result -> addParagraph(lines, failureText.lines(result)));
        addParagraph(lines, remaining(digest.red()));
        addParagraph(lines, flaky(digest));
        addParagraph(lines, losses(digest));
        addParagraph(lines, digest.notices().stream().map(this::notice).toList());
        addParagraph(lines, files(digest.files()));
        if (!lines.isEmpty()) {
            lines.add(0, "");
        }
        return lines;
    }

    private static void addParagraph(List<String> lines, List<String> paragraph) {
        lines.addAll(paragraph);
        if (!paragraph.isEmpty()) {
            lines.add("");
        }
    }

    private List<String> remaining(List<TestResult> red) {
        if (red.size() <= IN_FULL) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        lines.add("And " + (red.size() - IN_FULL) + " more; the reports tell why:");
        red.stream().skip(IN_FULL).map(failureText::headline).forEach(lines::add);
        return lines;
    }

    private List<String> flaky(RunDigest digest) {
        return digest.flaky().stream()
                .map(id -> style.yellow("FLAKY") + " " + SafeText.line(id.toString())
                        + " passed only when it was run again")
                .toList();
    }

    private static List<String> losses(RunDigest digest) {
        return digest.losses().stream()
                .filter(loss -> loss.running().isEmpty())
                .flatMap(loss -> SafeText.firstLines(loss.description(), 5).stream())
                .toList();
    }

    private String notice(String sentence) {
        return style.yellow("Note:") + " " + SafeText.line(sentence);
    }

    static List<String> files(List<Path> files) {
        List<String> lines = new ArrayList<>();
        files.stream().limit(FILES).forEach(file -> lines.add("Written: " + nearby(file)));
        if (files.size() > FILES) {
            lines.add("Written: the same for the other modules, " + (files.size() - FILES) + " more");
        }
        return lines;
    }

    /** Relative to where the user stands, if the file is below. */
    static Path nearby(Path file) {
        Path here = Path.of("").toAbsolutePath();
        Path absolute = file.toAbsolutePath().normalize();
        return absolute.startsWith(here) ? here.relativize(absolute) : absolute;
    }

    private String verdict(RunDigest digest, String text) {
        return digest.red().isEmpty() ? style.green(text) : style.red(text);
    }

    private static String counts(RunDigest digest) {
        return digest.tests() + (digest.tests() == 1 ? " test: " : " tests: ")
                + digest.passed() + " passed"
                + (digest.flaky().isEmpty() ? "" : " (" + digest.flaky().size() + " flaky)")
                + (digest.red().isEmpty() ? "" : ", " + digest.red().size() + " failed")
                + (digest.skipped() == 0 ? "" : ", " + digest.skipped() + " skipped")
                + (digest.unconfirmed() == 0 ? "" : ", " + digest.unconfirmed() + " unconfirmed")
                + (digest.notRun() == 0 ? "" : ", " + digest.notRun() + " not run");
    }
}
