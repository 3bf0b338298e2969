package dev.vivace.testsupport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The JDKs of this machine that tests may use: those that {@code JAVA_HOME_17} and the like name, then those in the
 * usual places.
 *
 * @param environment variables of the process
 * @param places directories whose subdirectories are JDKs
 */
public record Jdks(Map<String, String> environment, List<Path> places) {

    /** Copies what it is given. */
    public Jdks {
        environment = Map.copyOf(environment);
        places = List.copyOf(places);
    }

    /** Fails unless there is a JDK for each of the given feature versions; prints where they are. */
    public static void main(String[] versions) {
        for (String version : versions) {
            System.out.println("JDK " + version + ": " + home(Integer.parseInt(version)));
        }
    }

    /** The home of a JDK of this feature version; a missing one is an error, so that no test is skipped for it. */
    public static Path home(int version) {
        return ofThisMachine()
                .find(version)
                .orElseThrow(() -> new IllegalStateException("There is no JDK " + version
                        + " here, and the tests need it. Install it, or set JAVA_HOME_" + version + " to its home."));
    }

    /** The JDKs of the machine that runs this code. */
    static Jdks ofThisMachine() {
        Path user = Path.of(System.getProperty("user.home"));
        return new Jdks(
                System.getenv(),
                List.of(
                        Path.of("/usr/lib/jvm"),
                        Path.of("/Library/Java/JavaVirtualMachines"),
                        Path.of("/opt/java"),
                        Path.of("/opt/hostedtoolcache/Java_Temurin-Hotspot_jdk"),
                        user.resolve(".sdkman/candidates/java"),
                        user.resolve(".jdks")));
    }

    /** The home of a JDK of this feature version. */
    Optional<Path> find(int version) {
        return Stream.concat(named(version), placed())
                .flatMap(directory -> Stream.of(directory, directory.resolve("Contents/Home")))
                .filter(home -> isJdk(home, version))
                .findFirst();
    }

    private Stream<Path> named(int version) {
        String name = "JAVA_HOME_" + version;
        return Stream.of(name, name + "_X64", name + "_ARM64", "JAVA_HOME")
                .map(environment::get)
                .filter(value -> value != null && !value.isBlank())
                .map(Path::of);
    }

    private Stream<Path> placed() {
        return places.stream().filter(Files::isDirectory).flatMap(place -> children(place).stream());
    }

    private static List<Path> children(Path place) {
        try (Stream<Path> children = Files.list(place)) {
            return children.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A JRE has no compiler; the {@code release} file says the version without starting a JVM. */
    private static boolean isJdk(Path home, int version) {
        Path release = home.resolve("release");
        return Stream.of("javac", "javac.exe").anyMatch(name -> Files.exists(home.resolve("bin/" + name)))
                && Files.isRegularFile(release)
                && isOfVersion(release, version);
    }

    private static boolean isOfVersion(Path release, int version) {
        try (Stream<String> lines = Files.lines(release)) {
            return lines.anyMatch(line -> line.matches("JAVA_VERSION=\"" + version + "([.+-].*)?\""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
