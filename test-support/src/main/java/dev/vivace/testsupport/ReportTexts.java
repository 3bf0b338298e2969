package dev.vivace.testsupport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reports without what must differ between two runs, or between two tools that started the same tests. */
public final class ReportTexts {

    private record Mask(String pattern, String replacement) {}

    private static final List<Mask> MASKS = List.of(
            new Mask("\\btime=\"[^\"]*\"", "time=\"\""),
            new Mask("\\btimestamp=\"[^\"]*\"", "timestamp=\"\""),
            new Mask("Time elapsed: [\\d.]+ s", "Time elapsed: 0 s"),
            // What tells how the tool started the JVM; that is what the tests of launch specifications compare. The
            // time zone is set by the JDK when it is first asked for, which TestNG does while tests are discovered.
            new Mask(
                    "\\s*<property name=\"(java\\.class\\.path|sun\\.java\\.command|surefire\\.[^\"]*|basedir"
                            + "|localRepository|user\\.dir|user\\.timezone|trimStackTrace|maven\\.test\\.redirectTestOutputToFile)\"[^>]*/>",
                    ""),
            // What TestNG's logging says when it starts, which is while tests are discovered.
            new Mask("\\s*<system-err><!\\[CDATA\\[SLF4J\\(W\\)[^]]*]]></system-err>", ""),
            // What the JVM itself says: Surefire passes it on to the console, we keep it with the test.
            new Mask("\\s*<system-err><!\\[CDATA\\[[^\n]* VM warning: [^\n]*\n]]></system-err>", ""),
            // What JUnit's logging says of a runner that does not let itself be filtered, which is while tests are
            // discovered.
            new Mask("(?<=\n|^|\\[CDATA\\[)[^\n\\[]* logIncompleteFiltering\n[^\n]*\n", ""),
            new Mask("\\s*<system-err><!\\[CDATA\\[]]></system-err>", ""),
            new Mask("(<testcase [^>]*[^>/])>\\s*</testcase>", "$1/>"),
            // Identity hash codes in messages of TestNG and Groovy.
            new Mask("((?:reports|company)\\.\\w+)@[0-9a-f]+", "$1@hash"));

    /** Which frames of stack traces may differ between the two tools. */
    public enum Frames {
        /** None: where traces are trimmed. */
        NONE(List.of()),
        /** Those of the tool and of reflection, and how many frames a cause shares with its effect. */
        OF_TOOLS(List.of(
                frames(
                        "dev\\.vivace|org\\.apache\\.maven|jdk\\.internal|java\\.lang\\.reflect|org\\.junit\\.platform\\.launcher"),
                new Mask("\n\t\\.\\.\\. \\d+ more", ""))),
        /** Those of the framework, too: where the tools have engines and launchers of different versions. */
        OF_FRAMEWORKS(List.of(
                frames(
                        "dev\\.vivace|org\\.apache\\.maven|jdk\\.internal|java|junit\\.framework|org\\.junit|org\\.testng"),
                new Mask("\n\t\\.\\.\\. \\d+ more", "")));

        private final List<Mask> masks;

        Frames(List<Mask> masks) {
            this.masks = masks;
        }

        private static Mask frames(String packages) {
            return new Mask("\n\tat (java\\.base/)?(" + packages + ")\\.[^\n]*", "");
        }
    }

    private ReportTexts() {}

    /** The texts of all reports in a directory by file name, but for what was printed outside of all of them. */
    public static SortedMap<String, String> in(Path directory, Frames masked) {
        SortedMap<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.list(directory)) {
            files.filter(file ->
                            file.toString().endsWith(".xml") || file.toString().endsWith(".txt"))
                    .filter(file -> !file.endsWith("null-output.txt"))
                    .forEach(file -> texts.put(file.getFileName().toString(), masked(file, masked)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return texts;
    }

    /** Surefire writes them in the order of a hash table. */
    private static String withSortedProperties(String text) {
        return Pattern.compile("(?s)(?<=<properties>\n).*?(?=\n *</properties>)")
                .matcher(text)
                .replaceAll(found ->
                        Matcher.quoteReplacement(found.group().lines().sorted().collect(Collectors.joining("\n"))));
    }

    private static String masked(Path file, Frames frames) {
        try {
            String text = masked(Files.readString(file), MASKS);
            return withSortedProperties(masked(text, frames.masks));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String masked(String text, List<Mask> masks) {
        String rest = text;
        for (Mask mask : masks) {
            rest = rest.replaceAll(mask.pattern, mask.replacement);
        }
        return rest;
    }
}
