package dev.vivace.engine.project;

import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/** From parameters to what the JUnit Platform is told, as Surefire 3.6 tells it. */
final class PlatformReading {

    private PlatformReading() {}

    static LaunchSpec.Platform of(MojoFacts facts, Parameters parameters, LaunchSpec.Selection selection) {
        Map<String, String> properties = parameters.map("properties");
        Map<String, String> told = new LinkedHashMap<>(JupiterOrders.of(facts, parameters, selection));
        told.putAll(vintage(parameters));
        told.putAll(load(properties.getOrDefault("configurationParameters", "")));
        if (hasTestNg(facts, parameters)) {
            told.putAll(testNg(parameters, properties));
        }
        return new LaunchSpec.Platform(told, split(properties.getOrDefault("listener", "")));
    }

    private static Map<String, String> vintage(Parameters parameters) {
        Map<String, String> told = new LinkedHashMap<>();
        String parallel = parameters.find("parallel").orElse("none");
        if (parallel.equals("none")) {
            return told;
        }
        told.put("junit.vintage.execution.parallel.enabled", "true");
        int threads = parameters.number("threadCount") > 0
                ? parameters.number("threadCount")
                : Math.max(parameters.number("threadCountClasses"), parameters.number("threadCountMethods"));
        if (threads > 0) {
            told.put("junit.vintage.execution.parallel.pool-size", Integer.toString(threads));
        }
        if (Set.of("classes", "classesAndMethods", "both").contains(parallel)) {
            told.put("junit.vintage.execution.parallel.classes", "true");
        }
        if (Set.of("methods", "classesAndMethods", "both").contains(parallel)) {
            told.put("junit.vintage.execution.parallel.methods", "true");
        }
        return told;
    }

    private static Map<String, String> load(String text) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (IOException e) {
            throw new IllegalStateException("A text in memory cannot be read: " + text, e);
        }
        Map<String, String> sorted = new TreeMap<>();
        properties.stringPropertyNames().forEach(name -> sorted.put(name, properties.getProperty(name)));
        return sorted;
    }

    private static boolean hasTestNg(MojoFacts facts, Parameters parameters) {
        String key = parameters.find("testNGArtifactName").orElse("org.testng:testng");
        return facts.libraries().stream().anyMatch(library -> library.key().equals(key));
    }

    private static Map<String, String> testNg(Parameters parameters, Map<String, String> properties) {
        Map<String, String> told = new LinkedHashMap<>();
        properties.forEach((name, value) -> {
            if (name.startsWith("testng.")) {
                told.put(name, value);
            }
        });
        parameters
                .find("parallel")
                .filter(Set.of("methods", "tests", "classes", "instances")::contains)
                .ifPresent(parallel -> told.put("testng.parallel", parallel));
        if (parameters.number("threadCount") > 0) {
            told.put("testng.threadCount", Integer.toString(parameters.number("threadCount")));
        }
        parameters.find("groups").ifPresent(groups -> told.put("testng.groups", groups));
        parameters.find("excludedGroups").ifPresent(groups -> told.put("testng.excludedGroups", groups));
        copy(properties, "surefire.testng.verbose", told, "testng.verbose");
        copy(properties, "dataproviderthreadcount", told, "testng.dataProviderThreadCount");
        copy(properties, "listener", told, "testng.listeners");
        if (properties.containsKey("reporter")) {
            told.merge("testng.listeners", properties.get("reporter"), (one, more) -> one + "," + more);
        }
        return told;
    }

    private static void copy(Map<String, String> from, String name, Map<String, String> to, String newName) {
        if (from.containsKey(name)) {
            to.put(newName, from.get(name));
        }
    }

    private static List<String> split(String names) {
        return Arrays.stream(names.split(","))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .toList();
    }
}
