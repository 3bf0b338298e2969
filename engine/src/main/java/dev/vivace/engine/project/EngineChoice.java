package dev.vivace.engine.project;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The launcher and engines that a module lacks, in the versions that fit its own JUnit, as Surefire 3.6.1 chooses them.
 * It is asked inside Maven, which then resolves what it answers.
 */
public final class EngineChoice {

    private static final String JUPITER_API = "org.junit.jupiter:junit-jupiter-api";
    private static final String PLATFORM = "org.junit.platform:junit-platform-commons";
    private static final String DEFAULT_JUPITER = "5.14.4";
    private static final String DEFAULT_PLATFORM = "1.14.4";
    private static final String TESTNG_ENGINE = "1.1.0";

    private final Map<String, String> versions = new LinkedHashMap<>();
    private final String junit4;
    private final String testNg;

    private EngineChoice(List<MojoFacts.Library> libraries, String junit4, String testNg) {
        libraries.forEach(library -> versions.put(library.key(), library.version()));
        this.junit4 = junit4;
        this.testNg = testNg;
    }

    /** For a module with these dependencies, where JUnit 4 and TestNG go by these keys. */
    public static EngineChoice of(List<MojoFacts.Library> libraries, String junit4, String testNg) {
        return new EngineChoice(libraries, junit4, testNg);
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
        return tooOld(junit4, "4.12", "JUnit").or(() -> tooOld(testNg, "6.14.3", "TestNG"));
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
            addUnlessThere(wanted, "org.junit.jupiter:junit-jupiter-engine", jupiter);
        }
        if (has("junit:junit")) {
            addUnlessThere(wanted, "org.junit.vintage:junit-vintage-engine", jupiter);
        }
        if (has(testNg)) {
            addUnlessThere(wanted, "org.junit.support:testng-engine", TESTNG_ENGINE);
        }
        return wanted;
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
