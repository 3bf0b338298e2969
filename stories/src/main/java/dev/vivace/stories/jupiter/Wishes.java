package dev.vivace.stories.jupiter;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;

/** What Jupiter must be told to use us: as system properties, unless the user told it something else. */
final class Wishes {

    /** Our classes by name: where only JUnit 4 is on the class path they cannot be loaded. */
    private static final Map<String, String> ALL = Map.of(
            "junit.jupiter.extensions.autodetection.enabled", "true",
            "junit.jupiter.testclass.order.default", ours("StoryClassOrderer"),
            "junit.jupiter.testmethod.order.default", ours("StoryMethodOrderer"));

    private Wishes() {}

    private static String ours(String name) {
        return Wishes.class.getPackageName() + "." + name;
    }

    /** Tells what has not been told; returns the names of it. */
    static List<String> express() {
        Properties chosen = ofFile();
        List<String> silent = ALL.keySet().stream()
                .filter(name -> System.getProperty(name) == null && chosen.getProperty(name) == null)
                .collect(Collectors.toList());
        silent.forEach(name -> System.setProperty(name, ALL.get(name)));
        return silent;
    }

    /** System properties count more than this file, so that we must not hide what stands there. */
    private static Properties ofFile() {
        Properties properties = new Properties();
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        try (InputStream in = loader == null ? null : loader.getResourceAsStream("junit-platform.properties")) {
            if (in != null) {
                properties.load(in);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read junit-platform.properties", e);
        }
        return properties;
    }
}
