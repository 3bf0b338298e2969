package dev.vivace.maven;

import java.util.List;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoFailureException;

/** What the last line of a build says that fails. */
enum FailureText {
    RED_TESTS("test is red", "tests are red"),
    FINDINGS("test depends on the order or on chance", "tests depend on the order or on chance"),
    UNFIXED("test changes its verdict and has no patch", "tests change their verdicts and have no patch"),
    STORIES(
            "test does otherwise where set-ups are reused or ordered otherwise",
            "tests do otherwise where set-ups are reused or ordered otherwise"),
    GRAPH("problem of stories", "problems of stories");

    private final String one;
    private final String several;

    FailureText(String one, String several) {
        this.one = one;
        this.several = several;
    }

    /** Throws if there is any such module. */
    void failIfAny(List<RedModule> modules) throws MojoFailureException {
        if (!modules.isEmpty()) {
            throw new MojoFailureException(of(modules));
        }
    }

    private String of(List<RedModule> modules) {
        int tests = modules.stream().mapToInt(RedModule::tests).sum();
        String names = modules.stream().map(RedModule::name).distinct().collect(Collectors.joining(", "));
        if (tests == 0) {
            return "No test is red in " + names + ", but a worker was lost or too many tests were flaky.";
        }
        return tests + " " + (tests == 1 ? one : several) + " in " + names + ".";
    }
}
