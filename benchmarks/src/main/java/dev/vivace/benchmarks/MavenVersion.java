package dev.vivace.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Maven that runs the suites, and the JDK that it runs on, which need not be ours.
 *
 * @param maven its version
 * @param java version of its JDK
 */
record MavenVersion(String maven, String java) {

    /** It comes in bold, even where nobody can see that. */
    private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*m");

    private static final Pattern MAVEN = Pattern.compile("Apache Maven (\\S+)");
    private static final Pattern JAVA = Pattern.compile("Java version: ([^,\\s]+)(?:, vendor: ([^,\\r\\n]+))?");

    /** What the {@code mvn} says that a shell would start. */
    static MavenVersion ask() {
        try {
            Process process = new ProcessBuilder("mvn", "-version")
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            return parse(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new ComparisonFailure("mvn cannot be started: " + e.getMessage());
        }
    }

    static MavenVersion parse(String coloured) {
        String text = COLOUR.matcher(coloured).replaceAll("");
        Matcher java = JAVA.matcher(text);
        return new MavenVersion(
                first(MAVEN.matcher(text)).orElse("unknown"),
                java.find()
                        ? java.group(1)
                                + (java.group(2) == null
                                        ? ""
                                        : " (" + java.group(2).strip() + ")")
                        : "unknown");
    }

    private static Optional<String> first(Matcher matcher) {
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    @Override
    public String toString() {
        return "Maven " + maven + " on JDK " + java;
    }
}
