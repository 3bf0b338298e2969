package dev.vivace.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is measured, on what: figures of another origin do not belong on the same page.
 *
 * @param commit of the checkout, and whether something was changed since
 * @param machine and the JDK and Maven on it
 */
record Origin(String commit, String machine) {

    private static final String SEPARATOR = "\n";

    static Origin of(Path checkout) {
        return new Origin(commit(checkout), Machine.facts());
    }

    static Origin parse(String text) {
        String[] lines = text.strip().split(SEPARATOR, 2);
        return new Origin(lines[0], lines.length > 1 ? lines[1] : "");
    }

    String text() {
        return commit + SEPARATOR + machine;
    }

    static String commit(Path checkout) {
        return git(checkout, List.of("rev-parse", "HEAD"))
                .map(commit -> commit + (hasChanges(checkout) ? ", with changes" : ""))
                .orElse("unknown");
    }

    /** The pages of results do not count: we write them ourselves. */
    private static boolean hasChanges(Path checkout) {
        return git(checkout, List.of("status", "--porcelain", "-uno", "--", ".", ":!benchmarks/RESULTS*.md"))
                .filter(changes -> !changes.isEmpty())
                .isPresent();
    }

    /** Empty where there is no git, or it does not know this checkout. */
    private static Optional<String> git(Path checkout, List<String> words) {
        ProcessBuilder builder = new ProcessBuilder("git", "-C", checkout.toString());
        builder.command().addAll(words);
        try {
            Process process =
                    builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
            process.getOutputStream().close();
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return process.waitFor() == 0 ? Optional.of(text) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while asking git", e);
        }
    }
}
