package dev.vivace.benchmarks;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Knows whether the classes of a suite can run side by side in one JVM. */
final class ParallelClasses {

    private static final Pattern VERSION = Pattern.compile("(\\d+)\\.(\\d+).*");
    private static final int MAJOR = 5;
    private static final int MINOR = 12;

    private ParallelClasses() {}

    /** Why they cannot; Jupiter's always can, and those of JUnit 4 where Surefire chooses the Vintage engine. */
    static Optional<String> obstacle(Subject subject) {
        boolean jupiter = subject.dependencies().stream()
                .anyMatch(needed -> needed.group().equals("org.junit.jupiter"));
        return subject.dependencies().stream()
                .filter(needed -> !jupiter && needed.artifact().equals("junit-vintage-engine"))
                .map(Coordinates::version)
                .filter(ParallelClasses::isTooOld)
                .map(version -> "JUnit Vintage " + version + " runs one class after another, as all before " + MAJOR
                        + "." + MINOR)
                .findFirst();
    }

    private static boolean isTooOld(String version) {
        Matcher matcher = VERSION.matcher(version);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("Not a version: " + version);
        }
        int major = Integer.parseInt(matcher.group(1));
        return major < MAJOR || major == MAJOR && Integer.parseInt(matcher.group(2)) < MINOR;
    }
}
