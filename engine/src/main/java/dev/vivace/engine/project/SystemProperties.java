package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** The system properties that Surefire sets in its fork; what is named later wins. */
final class SystemProperties {

    private SystemProperties() {}

    static Map<String, String> of(MojoFacts facts, Parameters parameters) {
        Map<String, String> properties = new LinkedHashMap<>(parameters.map("systemProperties"));
        parameters.file("systemPropertiesFile").ifPresent(file -> properties.putAll(load(file)));
        properties.putAll(parameters.map("systemPropertyVariables"));
        if (parameters.flag("promoteUserPropertiesToSystemProperties", true)) {
            facts.session().userProperties().entrySet().stream()
                    .filter(property -> !isOurs(property.getKey()))
                    .forEach(property -> properties.put(property.getKey(), property.getValue()));
        }
        properties.put("basedir", facts.origin().directory().toString());
        properties.put("localRepository", facts.session().localRepository().toString());
        return properties;
    }

    /** What tells Maven about us is no business of the tests, except where they use our stories. */
    private static boolean isOurs(String name) {
        return name.equals("maven.ext.class.path") || name.startsWith("vivace.") && !name.startsWith("vivace.stories.");
    }

    private static Map<String, String> load(Path file) {
        Properties properties = new Properties();
        try (InputStream in = Files.newInputStream(file)) {
            properties.load(in);
        } catch (IOException e) {
            throw Problem.of("Cannot read " + file + ", which Surefire takes system properties from.");
        }
        Map<String, String> sorted = new TreeMap<>();
        properties.stringPropertyNames().forEach(name -> sorted.put(name, properties.getProperty(name)));
        return sorted;
    }
}
