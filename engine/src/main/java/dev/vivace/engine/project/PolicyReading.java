package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** From parameters to what a failure, a rerun or an empty suite means. */
final class PolicyReading {

    private static final List<String> SKIPS = List.of("skip", "skipTests", "skipITs", "skipExec");

    private PolicyReading() {}

    static LaunchSpec.Policy of(MojoFacts facts, Parameters parameters) {
        return new LaunchSpec.Policy(
                skip(parameters),
                parameters.flag("testFailureIgnore"),
                parameters.flag("failIfNoTests"),
                failIfNoSpecifiedTests(parameters),
                parameters.number("rerunFailingTestsCount"),
                parameters.number("skipAfterFailureCount"),
                parameters.number("failOnFlakeCount"),
                forkCount(facts, parameters),
                reuseForks(parameters),
                seconds(parameters, "forkedProcessTimeoutInSeconds"),
                seconds(parameters, "forkedProcessExitTimeoutInSeconds").orElse(Duration.ofSeconds(30)));
    }

    /** Before Surefire 3 nothing was the default, and {@code failIfNoTests} said it, too, where it was set. */
    private static boolean failIfNoSpecifiedTests(Parameters parameters) {
        return parameters.flag("failIfNoSpecifiedTests", parameters.flag("failIfNoTests", true))
                && parameters.flag("failIfNoSpecifiedTestsDeprecated", true);
    }

    private static Optional<String> skip(Parameters parameters) {
        return SKIPS.stream()
                .filter(parameters::flag)
                .findFirst()
                .map(name -> "Surefire's parameter " + name + " is true");
    }

    /** Before Surefire 3, {@code forkMode} could say it instead. */
    private static int forkCount(MojoFacts facts, Parameters parameters) {
        return switch (parameters.text("forkMode")) {
            case "never" -> 0;
            case "always" -> 1;
            case "perthread" -> Math.max(1, parameters.number("threadCount"));
            default -> forkCount(facts, parameters.find("forkCount").orElse("1"));
        };
    }

    private static int forkCount(MojoFacts facts, String text) {
        try {
            if (!text.endsWith("C")) {
                return Integer.parseInt(text);
            }
            double perCore = Double.parseDouble(text.substring(0, text.length() - 1));
            int forks = (int) (perCore * Runtime.getRuntime().availableProcessors());
            return perCore > 0 ? Math.max(1, forks) : 0;
        } catch (NumberFormatException e) {
            throw Problem.of("Surefire's forkCount in " + facts.origin().artifactId() + " is not a number: " + text)
                    .tryThis("a number such as 1, or one per core such as 1C");
        }
    }

    private static boolean reuseForks(Parameters parameters) {
        return switch (parameters.text("forkMode")) {
            case "always", "perthread" -> false;
            default -> parameters.flag("reuseForks", true);
        };
    }

    private static Optional<Duration> seconds(Parameters parameters, String name) {
        return Optional.of(parameters.number(name)).filter(count -> count > 0).map(Duration::ofSeconds);
    }
}
