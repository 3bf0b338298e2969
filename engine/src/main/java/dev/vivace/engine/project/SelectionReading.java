package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** From parameters to which tests there are. */
final class SelectionReading {

    private static final Set<String> KNOWN_ORDERS =
            Set.of("filesystem", "alphabetical", "reversealphabetical", "random", "hourly");

    private SelectionReading() {}

    static LaunchSpec.Selection of(MojoFacts facts, Parameters parameters) {
        List<String> listedIncludes = lines(parameters.file("includesFile"));
        List<String> listedExcludes = lines(parameters.file("excludesFile"));
        String runOrder = runOrder(parameters, LocalTime.now());
        List<String> suites = suiteFiles(facts, parameters).stream()
                .flatMap(file -> file.includes().stream())
                .toList();
        return new LaunchSpec.Selection(
                testClasses(facts, parameters),
                suites.isEmpty() ? patterns(parameters, "includes", listedIncludes, defaultIncludes(facts)) : suites,
                suites.isEmpty()
                        ? patterns(parameters, "excludes", listedExcludes, LaunchSpec.Selection.DEFAULT_EXCLUDES)
                        : listedExcludes.isEmpty() ? LaunchSpec.Selection.DEFAULT_EXCLUDES : listedExcludes,
                listedIncludes,
                listedExcludes,
                parameters.text("test"),
                parameters.text("groups"),
                parameters.text("excludedGroups"),
                parameters.list("includeJUnit5Engines"),
                parameters.list("excludeJUnit5Engines"),
                runOrder,
                runOrder.equals("random") ? Optional.of(seed(facts, parameters)) : Optional.empty());
    }

    static List<String> warnings(MojoFacts facts, Parameters parameters) {
        List<String> warnings = new ArrayList<>();
        String order = parameters.text("runOrder");
        if (!order.isEmpty() && !KNOWN_ORDERS.contains(order.toLowerCase(Locale.ROOT))) {
            warnings.add("Surefire's runOrder=" + order + " is not honoured; classes run in the file system's order.");
        }
        suiteFiles(facts, parameters).stream()
                .filter(file -> !file.beyond().isEmpty())
                .forEach(file -> warnings.add("All tests of the classes in Surefire's suiteXmlFiles run; not honoured"
                        + " is what it says of " + String.join(", ", file.beyond()) + "."));
        return warnings;
    }

    private static List<Path> testClasses(MojoFacts facts, Parameters parameters) {
        List<Path> places = new ArrayList<>();
        parameters.file("testClassesDirectory").ifPresent(places::add);
        places.addAll(Libraries.toScan(facts.libraries(), parameters.list("dependenciesToScan")));
        return places;
    }

    /** Surefire learned of names that end in {@code Tests} in 2.20; Maven 3.8 still takes 2.12 if no pom says more. */
    private static List<String> defaultIncludes(MojoFacts facts) {
        if (facts.origin().isFailsafe()) {
            return LaunchSpec.Selection.FAILSAFE_INCLUDES;
        }
        boolean young = Versions.atLeast(facts.origin().version(), "2.20");
        return LaunchSpec.Selection.SUREFIRE_INCLUDES.stream()
                .filter(pattern -> young || !pattern.endsWith("Tests.java"))
                .toList();
    }

    /** An element without text, {@code <exclude/>}, is how poms get rid of the default. */
    private static List<String> patterns(
            Parameters parameters, String name, List<String> listed, List<String> otherwise) {
        List<String> patterns = new ArrayList<>(parameters.list(name));
        patterns.addAll(listed);
        return patterns.isEmpty() && !parameters.hasElements(name) ? otherwise : patterns;
    }

    private static List<String> lines(Optional<Path> file) {
        if (file.isEmpty()) {
            return List.of();
        }
        try {
            return Files.readAllLines(file.get()).stream()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw Problem.of("Cannot read " + file.get() + ", which Surefire takes test patterns from.");
        }
    }

    /** Since 3.6 Surefire accepts the parameter but runs by class names as without it. */
    private static List<SuiteFile> suiteFiles(MojoFacts facts, Parameters parameters) {
        return Versions.atLeast(facts.origin().version(), "3.6.0")
                        || !parameters.text("test").isEmpty()
                ? List.of()
                : parameters.list("suiteXmlFiles").stream()
                        .map(file -> SuiteFile.read(Path.of(file)))
                        .toList();
    }

    /** Surefire before 3.6 knew {@code hourly}: forwards in even hours, backwards in odd ones. */
    static String runOrder(Parameters parameters, LocalTime now) {
        String order = parameters.find("runOrder").orElse("filesystem").toLowerCase(Locale.ROOT);
        if (!order.equals("hourly")) {
            return order;
        }
        return now.getHour() % 2 == 0 ? "alphabetical" : "reversealphabetical";
    }

    /** All modules of a build share it, so that there is one to tell. */
    private static long seed(MojoFacts facts, Parameters parameters) {
        return parameters.find("runOrderRandomSeed").map(Long::parseLong).orElseGet(() -> facts.session()
                .began()
                .toEpochMilli());
    }
}
