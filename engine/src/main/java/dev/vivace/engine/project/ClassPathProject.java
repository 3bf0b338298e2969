package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A project that Maven does not build: somebody else compiled it and tells its class path.
 *
 * @param directory where the tests run and where reports go
 * @param classPath of the tests, the tests themselves included
 * @param tests directories and jars with test classes
 * @param sources directories with the sources of the tests; empty where nobody says
 * @param jvmArguments of the JVM that runs them
 */
public record ClassPathProject(
        Path directory, List<Path> classPath, List<Path> tests, List<Path> sources, List<String> jvmArguments) {

    public ClassPathProject {
        classPath = List.copyOf(classPath);
        tests = List.copyOf(tests);
        sources = List.copyOf(sources);
        jvmArguments = List.copyOf(jvmArguments);
        tests.forEach(ClassPathProject::mustExist);
    }

    /** From a class path in the form that {@code java -cp} reads, {@code lib/*} included. */
    public static ClassPathProject of(
            Path directory, String classPath, List<Path> tests, List<Path> sources, List<String> jvmArguments) {
        List<Path> places = in(directory, tests);
        List<Path> elements = new ArrayList<>(places);
        Stream.of(classPath.split(File.pathSeparator, -1))
                .filter(element -> !element.isEmpty())
                .flatMap(element -> expand(directory, element).stream())
                .filter(element -> !elements.contains(element))
                .forEach(elements::add);
        return new ClassPathProject(directory, elements, places, in(directory, sources), jvmArguments);
    }

    private static List<Path> in(Path directory, List<Path> places) {
        return places.stream().map(directory::resolve).map(Path::normalize).toList();
    }

    private static List<Path> expand(Path directory, String element) {
        if (!element.equals("*") && !element.endsWith("/*") && !element.endsWith(File.separator + "*")) {
            return List.of(directory.resolve(element).normalize());
        }
        Path folder =
                directory.resolve(element.substring(0, element.length() - 1)).normalize();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw Problem.of("Cannot list the jars of --classpath element " + element + ": " + e.getMessage());
        }
    }

    private static void mustExist(Path place) {
        if (!Files.exists(place)) {
            throw Problem.of("No compiled tests at " + place)
                    .tryThis("--tests with a directory of class files, or a jar");
        }
    }

    /** Finds the launcher and engines that fit the parts of JUnit and TestNG that a project has. */
    public interface EngineSource {

        /** Jars to add for a project with these artifacts; versions by {@code groupId:artifactId}. */
        List<Path> engines(Map<String, String> artifacts, Consumer<String> progress);
    }

    /** How its tests are launched: as Surefire would without configuration. */
    public LaunchSpec read(EngineSource source, Consumer<String> progress) {
        Map<String, String> artifacts = FrameworkJars.versions(classPath);
        if (artifacts.isEmpty()) {
            throw Problem.of("Neither JUnit nor TestNG is on the class path of " + directory)
                    .tryThis("--classpath with all that the tests need, for example 'build/classes:lib/*'");
        }
        List<Path> engines = MissingEngines.in(artifacts).isEmpty() ? List.of() : source.engines(artifacts, progress);
        LaunchSpec plain = LaunchSpec.plain(directory.getFileName().toString(), directory, classPath, tests);
        return plain.withJvm(plain.jvm().withArguments(jvmArguments).withAddedClassPath(engines))
                .withSources(new LaunchSpec.Sources(sources, StandardCharsets.UTF_8, directory));
    }
}
