package dev.vivace.engine.project;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Facts about an imaginary module, changed as a test needs it. */
record SampleFacts(MojoFacts facts) {

    private static final Path MODULE = Path.of("/shop/cart");

    static SampleFacts with(Map<String, Object> parameters) {
        return new SampleFacts(new MojoFacts(
                origin("maven-surefire-plugin", "3.6.1"),
                parameters,
                Map.of(),
                List.of(),
                new MojoFacts.Sources(
                        List.of(MODULE.resolve("src/test/java"), MODULE.resolve("target/generated")),
                        Optional.empty(),
                        Path.of("/shop")),
                new MojoFacts.Session(
                        Path.of("/shop"),
                        Instant.ofEpochMilli(1_000_000),
                        Map.of(),
                        Map.of(),
                        Path.of("/repository"),
                        Path.of("/jdk"),
                        Optional.empty()),
                new MojoFacts.Additions(List.of(), List.of(), Optional.empty())));
    }

    static MojoFacts.Library library(String groupId, String artifactId, String version, String scope) {
        return new MojoFacts.Library(
                groupId,
                artifactId,
                "jar",
                "",
                version,
                scope,
                true,
                Optional.of(Path.of("/repository", artifactId + ".jar")));
    }

    SampleFacts withDefaults(Map<String, String> defaults) {
        return new SampleFacts(new MojoFacts(
                facts.origin(),
                facts.parameters(),
                defaults,
                facts.libraries(),
                facts.sources(),
                facts.session(),
                facts.additions()));
    }

    /** A Maven that was started in the module itself. */
    SampleFacts startedInModule() {
        MojoFacts.Session old = facts.session();
        return new SampleFacts(new MojoFacts(
                facts.origin(),
                facts.parameters(),
                facts.defaults(),
                facts.libraries(),
                facts.sources(),
                new MojoFacts.Session(
                        MODULE,
                        old.began(),
                        old.userProperties(),
                        old.projectProperties(),
                        old.localRepository(),
                        old.javaHome(),
                        old.toolchain()),
                facts.additions()));
    }

    SampleFacts withLibraries(MojoFacts.Library... libraries) {
        return new SampleFacts(new MojoFacts(
                facts.origin(),
                facts.parameters(),
                facts.defaults(),
                List.of(libraries),
                facts.sources(),
                facts.session(),
                facts.additions()));
    }

    SampleFacts withProperties(Map<String, String> user, Map<String, String> project) {
        MojoFacts.Session old = facts.session();
        return new SampleFacts(new MojoFacts(
                facts.origin(),
                facts.parameters(),
                facts.defaults(),
                facts.libraries(),
                facts.sources(),
                new MojoFacts.Session(
                        old.directory(),
                        old.began(),
                        user,
                        project,
                        old.localRepository(),
                        old.javaHome(),
                        old.toolchain()),
                facts.additions()));
    }

    SampleFacts withSources(Optional<String> encoding, Path root) {
        return new SampleFacts(new MojoFacts(
                facts.origin(),
                facts.parameters(),
                facts.defaults(),
                facts.libraries(),
                new MojoFacts.Sources(facts.sources().tests(), encoding, root),
                facts.session(),
                facts.additions()));
    }

    SampleFacts ofPlugin(String plugin, String version) {
        return new SampleFacts(new MojoFacts(
                origin(plugin, version),
                facts.parameters(),
                facts.defaults(),
                facts.libraries(),
                facts.sources(),
                facts.session(),
                facts.additions()));
    }

    SampleFacts withProblem(String problem) {
        return new SampleFacts(new MojoFacts(
                facts.origin(),
                facts.parameters(),
                facts.defaults(),
                facts.libraries(),
                facts.sources(),
                facts.session(),
                new MojoFacts.Additions(List.of(), List.of(), Optional.of(problem))));
    }

    private static MojoFacts.Origin origin(String plugin, String version) {
        return new MojoFacts.Origin(
                plugin, version, "default-test", "shop", "cart", MODULE, MODULE.resolve("target"), Optional.empty());
    }

    LaunchSpec launch() {
        return SurefireReading.of(facts);
    }
}
