package dev.vivace.engine.project;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the JUnit Platform needs to run a project's tests, and the project does not have. */
final class MissingEngines {

    private MissingEngines() {}

    /** What is missing beside these artifacts, each as {@code groupId:artifactId:version}. */
    static List<String> in(Map<String, String> artifacts) {
        List<MojoFacts.Library> libraries = artifacts.entrySet().stream()
                .map(artifact -> library(artifact.getKey(), artifact.getValue()))
                .toList();
        EngineChoice choice = EngineChoice.of(libraries, EngineChoice.Surefire.NEWEST);
        return choice.wanted().stream()
                .filter(wanted -> !choice.has(wanted.key()))
                .map(wanted -> choice.aligned()
                        .filter(aligned -> aligned.key().equals(wanted.key()))
                        .orElse(wanted))
                .map(wanted -> wanted.key() + ":" + wanted.version())
                .toList();
    }

    private static MojoFacts.Library library(String key, String version) {
        int colon = key.indexOf(':');
        return new MojoFacts.Library(
                key.substring(0, colon), key.substring(colon + 1), "jar", "", version, "test", true, Optional.empty());
    }
}
