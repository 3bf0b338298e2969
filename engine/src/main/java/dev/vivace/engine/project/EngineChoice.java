package dev.vivace.engine.project;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The launcher and engines that a module lacks, in the versions that fit its own JUnit, as Surefire 3.6.1 chooses them;
 * none for tests that the module's own Surefire would overlook. It is asked inside Maven, which then resolves what it answers.
 */
public final class EngineChoice {

    private static final String JUPITER_API = "org.junit.jupiter:junit-jupiter-api";
    private static final String JUPITER_ENGINE = "org.junit.jupiter:junit-jupiter-engine";
    private static final String PLATFORM = "org.junit.platform:junit-platform-commons";
    private static final String PLATFORM_RUNNER = "org.junit.platform:junit-platform-runner";
    private static final String DEFAULT_JUPITER = "5.14.4";
    private static final String DEFAULT_PLATFORM = "1.14.4";
    private static final String TESTNG_ENGINE = "1.1.0";

    private final Map<String, String> versions = new LinkedHashMap<>();
    private final Surefire surefire;

    private EngineChoice(List<MojoFacts.Library> libraries, Surefire surefire) {
        libraries.forEach(library -> versions.put(library.key(), library.version()));
        this.surefire = surefire;
    }

    /** For a module with these dependencies. */
    public static EngineChoice of(List<MojoFacts.Library> libraries, Surefire surefire) {
        return new EngineChoice(libraries, surefire);
    }

    /**
     * Who would run the tests.
     *
     * @param version of the plugin
     * @param dependencies that the plugin itself was given, as {@code groupId:artifactId}
     * @param junit4 the key that JUnit 4 goes by
     * @param testNg the key that TestNG goes by
     */
    public record Surefire(String version, Set<String> dependencies, String junit4, String testNg) {

        /** As it comes. */
        static final Surefire NEWEST = new Surefire("3.6.1", Set.of(), "junit:junit", "org.testng:testng");

        public Surefire {
            dependencies = Set.copyOf(dependencies);
        }

        private boolean isAtLeast(String least) {
            return Versions.atLeast(version, least);
        }

        private boolean wasGivenProviderOfJunit4() {
            return dependencies.stream().anyMatch(key -> key.startsWith("org.apache.maven.surefire:surefire-junit4"));
        }
    }

    /**
     * What to resolve, with its dependencies; of an artifact that comes in several versions, the highest counts.
     *
     * @param key {@code groupId:artifactId}
     * @param version of it
     */
    public record Wanted(String key, String version) {}

    /** Why the tests of this module cannot run. */
    public Optional<String> problem() {
        return tooOld(surefire.junit4(), "4.12", "JUnit").or(() -> tooOld(surefire.testNg(), "6.14.3", "TestNG"));
    }

    private Optional<String> tooOld(String key, String least, String name) {
        return Optional.ofNullable(versions.get(key))
                .filter(version -> !Versions.atLeast(version, least))
                .map(version -> name + " " + version + " is too old, it must be " + least + " or newer.");
    }

    /** All that is to be resolved; what the module itself has among it is left out afterwards. */
    public List<Wanted> wanted() {
        List<Wanted> wanted = new ArrayList<>();
        wanted.add(new Wanted("org.junit.platform:junit-platform-launcher", DEFAULT_PLATFORM));
        String jupiter = jupiter();
        if (has(JUPITER_API)) {
            addUnlessThere(wanted, JUPITER_ENGINE, jupiter);
        }
        if (has("junit:junit") && runsJunit4()) {
            addUnlessThere(wanted, "org.junit.vintage:junit-vintage-engine", jupiter);
        }
        if (has(surefire.testNg())) {
            addUnlessThere(wanted, "org.junit.support:testng-engine", TESTNG_ENGINE);
        }
        return wanted;
    }

    /**
     * Surefires before 3.6 overlook JUnit 4 where the platform is there without its engine, unless they bring Jupiter's engine
     * themselves: then they bring that of JUnit 4, too.
     */
    private boolean runsJunit4() {
        boolean knowsPlatform = surefire.isAtLeast("2.22.0") && has(PLATFORM) && !has(PLATFORM_RUNNER);
        boolean bringsEngines = surefire.isAtLeast("3.0.0-M4") && has(JUPITER_API) && !has(JUPITER_ENGINE);
        return surefire.isAtLeast("3.6.0") || !knowsPlatform || bringsEngines || surefire.wasGivenProviderOfJunit4();
    }

    /**
     * The version of JUnit's own engines. Another engine, Spock for example, may have brought a platform without Jupiter,
     * and newer engines do not run on older platforms.
     */
    private String jupiter() {
        String besidePlatform = Optional.ofNullable(versions.get(PLATFORM))
                .map(platform -> platform.replaceFirst("^1\\.", "5."))
                .orElse(DEFAULT_JUPITER);
        return versions.getOrDefault(JUPITER_API, besidePlatform);
    }

    /** The launcher whose version, and whose dependencies' versions, win over all others. */
    public Optional<Wanted> aligned() {
        return Optional.ofNullable(versions.get(PLATFORM))
                .map(platform -> new Wanted("org.junit.platform:junit-platform-launcher", launcher(platform)));
    }

    /** From 6 on all of JUnit has one version. */
    private String launcher(String platform) {
        String jupiter = versions.getOrDefault(JUPITER_API, "");
        return !jupiter.isEmpty() && Versions.atLeast(jupiter, "6.0.0") ? jupiter : platform;
    }

    /** Whether the module itself has this artifact. */
    public boolean has(String key) {
        return versions.containsKey(key);
    }

    /** Whether one version of an artifact wins over another. */
    public static boolean isHigher(String version, String other) {
        return Versions.compare(version, other) > 0;
    }

    private void addUnlessThere(List<Wanted> wanted, String key, String version) {
        if (!has(key)) {
            wanted.add(new Wanted(key, version));
        }
    }
}
