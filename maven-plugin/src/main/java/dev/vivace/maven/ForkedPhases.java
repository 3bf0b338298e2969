package dev.vivace.maven;

import dev.vivace.engine.model.Problem;

/** What comes before the integration tests in a build, and must not come with all that comes after them. */
final class ForkedPhases {

    private ForkedPhases() {}

    /** Refuses a Maven that does not stop there: since 4 what is before a phase is a part of it. */
    static void check(String goal, String mavenVersion) {
        if (mavenVersion.startsWith("4.")) {
            throw Problem.of("The goal " + goal + " does not work with Maven " + mavenVersion)
                    .detail("This Maven runs what ends the servers before the goal can use them.")
                    .tryThis("the command line with --integration-tests, or the goal with Maven 3");
        }
    }
}
