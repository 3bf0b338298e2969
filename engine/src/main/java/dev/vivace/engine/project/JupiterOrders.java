package dev.vivace.engine.project;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;

/** What Surefire 3.6 tells Jupiter of a run order: how methods and nested classes are ordered where nobody says. */
final class JupiterOrders {

    private static final String METHODS = "junit.jupiter.testmethod.order.default";
    private static final String CLASSES = "junit.jupiter.testclass.order.default";
    private static final String SEED = "junit.jupiter.execution.order.random.seed";

    private JupiterOrders() {}

    static Map<String, String> of(MojoFacts facts, Parameters parameters, LaunchSpec.Selection selection) {
        if (!Versions.atLeast(facts.origin().version(), "3.6.0")) {
            return Map.of();
        }
        Map<String, String> told =
                new LinkedHashMap<>(orderers(parameters.text("runOrder").toLowerCase(Locale.ROOT)));
        told.keySet().removeAll(saidElsewhere(facts, parameters));
        selection.runOrderSeed().ifPresent(seed -> told.put(SEED, Long.toString(seed)));
        return told;
    }

    private static Map<String, String> orderers(String runOrder) {
        String jupiter = "org.junit.jupiter.api.";
        return switch (runOrder) {
            case "random" ->
                Map.of(METHODS, jupiter + "MethodOrderer$Random", CLASSES, jupiter + "ClassOrderer$Random");
            case "alphabetical" ->
                Map.of(METHODS, jupiter + "MethodOrderer$MethodName", CLASSES, jupiter + "ClassOrderer$ClassName");
            case "reversealphabetical" ->
                Map.of(METHODS, "dev.vivace.worker.ReverseMethods", CLASSES, "dev.vivace.worker.ReverseClasses");
            default -> Map.of();
        };
    }

    /** System properties and the first file that JUnit would find say more than a default. */
    private static Set<String> saidElsewhere(MojoFacts facts, Parameters parameters) {
        Set<String> names = new HashSet<>(SystemProperties.of(facts, parameters).keySet());
        Stream.of("testClassesDirectory", "classesDirectory", "defaultClassesDirectory")
                .map(parameters::file)
                .flatMap(Optional::stream)
                .map(directory -> directory.resolve("junit-platform.properties"))
                .filter(Files::isRegularFile)
                .findFirst()
                .ifPresent(file -> names.addAll(names(file)));
        return names;
    }

    private static Set<String> names(Path file) {
        Properties properties = new Properties();
        try (InputStream in = Files.newInputStream(file)) {
            properties.load(in);
        } catch (IOException | IllegalArgumentException e) {
            return Set.of(); // JUnit, too, warns and goes on without it
        }
        return properties.stringPropertyNames();
    }
}
