package dev.vivace.engine.project;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How the JVM starts.
 *
 * @param javaHome of the JDK or JRE that runs the tests
 * @param arguments JVM arguments, {@code argLine} split and replaced
 * @param enableAssertions whether {@code assert} works in the tests' class loader; no JVM argument says so
 * @param systemProperties set before the first test, as Surefire's booter does
 * @param environment added to the inherited environment
 * @param excludedEnvironment names of inherited variables that the tests must not see
 * @param workingDirectory where it runs
 * @param classPath the test class path: test classes, classes, dependencies, additional elements
 * @param addedClassPath the launcher and engines that the project lacks and we add
 * @param modules present where the tests run on the module path
 */
public record LaunchJvm(
        Path javaHome,
        List<String> arguments,
        boolean enableAssertions,
        Map<String, String> systemProperties,
        Map<String, String> environment,
        List<String> excludedEnvironment,
        Path workingDirectory,
        List<Path> classPath,
        List<Path> addedClassPath,
        Optional<Modules> modules) {

    public LaunchJvm {
        arguments = List.copyOf(arguments);
        systemProperties = Collections.unmodifiableMap(new LinkedHashMap<>(systemProperties));
        environment = Collections.unmodifiableMap(new LinkedHashMap<>(environment));
        excludedEnvironment = List.copyOf(excludedEnvironment);
        classPath = List.copyOf(classPath);
        addedClassPath = List.copyOf(addedClassPath);
    }

    /** The JVM that runs us, with nothing but a class path. */
    public static LaunchJvm plain(Path directory, List<Path> classPath) {
        return new LaunchJvm(
                Path.of(System.getProperty("java.home")),
                List.of(),
                true,
                Map.of("basedir", directory.toString()),
                Map.of(),
                List.of(),
                directory,
                classPath,
                List.of(),
                Optional.empty());
    }

    /** The same with another JDK. */
    public LaunchJvm withJavaHome(Path home) {
        return with(home, arguments, addedClassPath, modules);
    }

    /** The same with these JVM arguments instead. */
    public LaunchJvm withArguments(List<String> newArguments) {
        return with(javaHome, newArguments, addedClassPath, modules);
    }

    /** The same with this launcher and these engines. */
    public LaunchJvm withAddedClassPath(List<Path> added) {
        return with(javaHome, arguments, added, modules);
    }

    /** The same with the classes of this directory before all others. */
    public LaunchJvm withClassesInFront(Path directory) {
        return new LaunchJvm(
                javaHome,
                arguments,
                enableAssertions,
                systemProperties,
                environment,
                excludedEnvironment,
                workingDirectory,
                Stream.concat(Stream.of(directory), classPath.stream()).toList(),
                addedClassPath,
                modules.map(known -> ModulePath.patchedFirst(known, directory)));
    }

    /** The same with a system property. */
    public LaunchJvm withSystemProperty(String name, String value) {
        Map<String, String> properties = new LinkedHashMap<>(systemProperties);
        properties.put(name, value);
        return new LaunchJvm(
                javaHome,
                arguments,
                enableAssertions,
                properties,
                environment,
                excludedEnvironment,
                workingDirectory,
                classPath,
                addedClassPath,
                modules);
    }

    LaunchJvm withModules(Optional<Modules> others) {
        return with(javaHome, arguments, addedClassPath, others);
    }

    private LaunchJvm with(Path home, List<String> newArguments, List<Path> added, Optional<Modules> newModules) {
        return new LaunchJvm(
                home,
                newArguments,
                enableAssertions,
                systemProperties,
                environment,
                excludedEnvironment,
                workingDirectory,
                classPath,
                added,
                newModules);
    }

    /** The same for the JVM with this number, counted from 1: what Surefire writes for its fork number. */
    public LaunchJvm forFork(int number) {
        return new LaunchJvm(
                javaHome,
                arguments.stream()
                        .map(argument -> ForkNumber.replace(argument, number))
                        .toList(),
                enableAssertions,
                ForkNumber.replace(systemProperties, number),
                ForkNumber.replace(environment, number),
                excludedEnvironment,
                Path.of(ForkNumber.replace(workingDirectory.toString(), number)),
                classPath,
                addedClassPath,
                modules);
    }

    /**
     * A run on the module path.
     *
     * @param modulePath what is on it; the rest of {@link LaunchJvm#classPath} stays on the class path
     * @param arguments {@code --patch-module}, {@code --add-opens} and the like, as Surefire gives them
     */
    public record Modules(List<Path> modulePath, List<String> arguments) {

        public Modules {
            modulePath = List.copyOf(modulePath);
            arguments = List.copyOf(arguments);
        }
    }
}
