package dev.vivace.engine.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which parts of JUnit and TestNG are on a class path, in which versions, told by the jars themselves. */
final class FrameworkJars {

    /** A class that an artifact has and no other, by the artifact's key. */
    private static final Map<String, String> MARKERS = Map.of(
            "junit:junit", "org/junit/Test.class",
            "org.junit.jupiter:junit-jupiter-api", "org/junit/jupiter/api/Test.class",
            "org.junit.jupiter:junit-jupiter-engine", "org/junit/jupiter/engine/JupiterTestEngine.class",
            "org.junit.vintage:junit-vintage-engine", "org/junit/vintage/engine/VintageTestEngine.class",
            "org.junit.platform:junit-platform-commons", "org/junit/platform/commons/JUnitException.class",
            "org.junit.platform:junit-platform-launcher", "org/junit/platform/launcher/Launcher.class",
            "org.testng:testng", "org/testng/TestNG.class",
            "org.junit.support:testng-engine", "org/junit/support/testng/engine/TestNGTestEngine.class");

    private static final Pattern VERSION_IN_NAME = Pattern.compile("-(\\d[^/]*)\\.jar$");
    private static final String UNKNOWN = "0";

    private FrameworkJars() {}

    /** Versions by {@code groupId:artifactId}; version {@code 0} where an artifact is there but does not tell. */
    static Map<String, String> versions(List<Path> classPath) {
        Map<String, String> versions = new LinkedHashMap<>();
        classPath.forEach(element -> versions(element).forEach(versions::putIfAbsent));
        return versions;
    }

    private static Map<String, String> versions(Path element) {
        if (Files.isDirectory(element)) {
            return found(marker -> Files.exists(element.resolve(marker)), UNKNOWN);
        }
        return Files.isRegularFile(element) ? versionsInJar(element) : Map.of();
    }

    private static Map<String, String> versionsInJar(Path file) {
        try (JarFile jar = new JarFile(file.toFile())) {
            Map<String, String> found = found(marker -> jar.getEntry(marker) != null, UNKNOWN);
            String version = found.isEmpty() ? UNKNOWN : version(jar, file);
            found.replaceAll((key, unknown) -> version);
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + file, e);
        }
    }

    private static Map<String, String> found(Predicate<String> exists, String version) {
        Map<String, String> found = new LinkedHashMap<>();
        MARKERS.forEach((key, marker) -> {
            if (exists.test(marker)) {
                found.put(key, version);
            }
        });
        return found;
    }

    private static String version(JarFile jar, Path file) throws IOException {
        Optional<Attributes> attributes = Optional.ofNullable(jar.getManifest()).map(Manifest::getMainAttributes);
        Matcher name = VERSION_IN_NAME.matcher(file.getFileName().toString());
        Stream<String> told = Stream.of("Implementation-Version", "Bundle-Version")
                .flatMap(attribute -> attributes.map(all -> all.getValue(attribute)).stream());
        return (name.find() ? Stream.concat(Stream.of(name.group(1)), told) : told)
                .findFirst()
                .orElse(UNKNOWN);
    }
}
