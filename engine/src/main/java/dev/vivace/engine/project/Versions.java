package dev.vivace.engine.project;

import org.apache.maven.artifact.versioning.ComparableVersion;

/** Compares versions as Maven does. */
final class Versions {

    private Versions() {}

    static boolean atLeast(String version, String least) {
        return compare(version, least) >= 0;
    }

    static int compare(String one, String other) {
        return new ComparableVersion(one).compareTo(new ComparableVersion(other));
    }
}
