package dev.vivace.engine.command;

import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpec.Policy;
import dev.vivace.engine.project.LaunchSpec.Selection;
import java.time.Duration;
import java.util.Optional;

/** Launches whose pom says more than nothing. */
public final class Launches {

    private static final Duration EXIT = Duration.ofSeconds(30);

    private Launches() {}

    static LaunchSpec with(LaunchSpec launch, Policy policy) {
        return new LaunchSpec(
                launch.module(),
                launch.execution(),
                launch.baseDirectory(),
                launch.jvm(),
                launch.selection(),
                launch.platform(),
                policy,
                launch.reports(),
                launch.sources(),
                launch.warnings());
    }

    /** Surefire's {@code skipTests}. */
    static Policy skipped() {
        return new Policy(Optional.of("skipTests"), false, false, true, 0, 0, 0, 1, true, Optional.empty(), EXIT);
    }

    /** Surefire's {@code failIfNoTests} and {@code failIfNoSpecifiedTests}. */
    static Policy minding(boolean noTests, boolean noSpecifiedTests) {
        return new Policy(Optional.empty(), false, noTests, noSpecifiedTests, 0, 0, 0, 1, true, Optional.empty(), EXIT);
    }

    /** Surefire's {@code forkedProcessTimeoutInSeconds}. */
    static Policy within(Duration limit) {
        return new Policy(Optional.empty(), false, false, true, 0, 0, 0, 1, true, Optional.of(limit), EXIT);
    }

    /** Surefire's {@code rerunFailingTestsCount}. */
    public static Policy repeating(int reruns) {
        return new Policy(Optional.empty(), false, false, true, reruns, 0, 0, 1, true, Optional.empty(), EXIT);
    }

    /** Surefire's {@code forkCount} and {@code reuseForks}. */
    static Policy forks(int count, boolean reused) {
        return new Policy(Optional.empty(), false, false, true, 0, 0, 0, count, reused, Optional.empty(), EXIT);
    }

    /** Surefire's {@code testFailureIgnore}. */
    static Policy ignoringFailures() {
        return new Policy(Optional.empty(), true, false, true, 0, 0, 0, 1, true, Optional.empty(), EXIT);
    }

    /** Surefire's {@code runOrder=alphabetical}. */
    static LaunchSpec alphabetical(LaunchSpec launch) {
        Selection plain = launch.selection();
        Selection alphabetical = new Selection(
                plain.testClasses(),
                plain.includes(),
                plain.excludes(),
                plain.listedIncludes(),
                plain.listedExcludes(),
                plain.test(),
                plain.groups(),
                plain.excludedGroups(),
                plain.engines(),
                plain.excludedEngines(),
                "alphabetical",
                plain.runOrderSeed());
        return new LaunchSpec(
                launch.module(),
                launch.execution(),
                launch.baseDirectory(),
                launch.jvm(),
                alphabetical,
                launch.platform(),
                launch.policy(),
                launch.reports(),
                launch.sources(),
                launch.warnings());
    }
}
