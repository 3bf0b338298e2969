package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** From parameters to how the tests' JVM starts. */
final class JvmReading {

    private JvmReading() {}

    static LaunchJvm of(MojoFacts facts, Parameters parameters, LaunchSpec.Selection selection) {
        Optional<Path> chosenHome = chosenHome(facts, parameters);
        Path javaHome = chosenHome.orElse(facts.session().javaHome());
        List<Path> classPath = classPath(facts, parameters);
        return new LaunchJvm(
                javaHome,
                ArgLine.of(facts, parameters),
                enableAssertions(parameters),
                SystemProperties.of(facts, parameters),
                environment(parameters, chosenHome),
                parameters.list("excludedEnvironmentVariables"),
                parameters.file("workingDirectory").orElse(facts.origin().directory()),
                classPath,
                facts.additions().engines(),
                parameters.flag("useModulePath", true)
                        ? ModulePath.of(mainClasses(facts, parameters), classPath, selection, javaHome)
                        : Optional.empty());
    }

    /** The parameter {@code jvm} wins over a toolchain. */
    private static Optional<Path> chosenHome(MojoFacts facts, Parameters parameters) {
        Optional<Path> jvm = parameters.find("jvm").map(text -> home(facts, text));
        return jvm.isPresent() ? jvm : facts.session().toolchain();
    }

    private static Path home(MojoFacts facts, String jvm) {
        Path java = facts.session().directory().resolve(jvm).normalize();
        boolean inBin = java.getNameCount() > 2 && java.getParent().endsWith("bin");
        if (!inBin || !(Files.exists(java) || Files.exists(java.resolveSibling("java.exe")))) {
            throw Problem.of("Surefire's parameter jvm in " + facts.origin().artifactId() + " names no Java: " + java)
                    .tryThis("--java HOME to run the tests with another JDK");
        }
        return java.getParent().getParent();
    }

    private static boolean enableAssertions(Parameters parameters) {
        List<String> arguments = List.of(parameters.text("argLine").split(" "));
        return parameters.flag("enableAssertions", true)
                && !arguments.contains("-da")
                && !arguments.contains("-disableassertions");
    }

    private static Map<String, String> environment(Parameters parameters, Optional<Path> chosenHome) {
        Map<String, String> environment = new LinkedHashMap<>(parameters.map("environmentVariables"));
        chosenHome.ifPresent(
                home -> environment.putIfAbsent("JAVA_HOME", jdkOf(home).toString()));
        return environment;
    }

    /** Up to Java 8 a JDK's own JVM lived in its {@code jre} directory. */
    private static Path jdkOf(Path home) {
        return home.endsWith("jre") ? home.getParent() : home;
    }

    private static List<Path> classPath(MojoFacts facts, Parameters parameters) {
        List<Path> elements = new ArrayList<>();
        parameters.file("testClassesDirectory").ifPresent(elements::add);
        elements.add(mainClasses(facts, parameters));
        elements.addAll(Libraries.onClassPath(
                facts.libraries(),
                parameters.text("classpathDependencyScopeExclude"),
                parameters.list("classpathDependencyExcludes")));
        parameters.list("additionalClasspathElements").stream()
                .flatMap(element -> List.of(element.split(",")).stream())
                .filter(element -> !element.isBlank())
                .forEach(element -> elements.add(facts.session().directory().resolve(element)));
        elements.addAll(facts.additions().dependencies());
        return elements.stream().distinct().toList();
    }

    /** Failsafe prefers the packaged module, where there is one. */
    private static Path mainClasses(MojoFacts facts, Parameters parameters) {
        Optional<Path> configured = parameters.file("classesDirectory");
        if (configured.isPresent()) {
            return configured.get();
        }
        return facts.origin()
                .artifact()
                .filter(file -> facts.origin().isFailsafe() && file.toString().endsWith(".jar"))
                .or(() -> parameters.file("defaultClassesDirectory"))
                .orElse(facts.origin().buildDirectory().resolve("classes"));
    }
}
