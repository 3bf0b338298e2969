package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.apache.maven.plugin.surefire.util.DirectoryScanner;
import org.apache.maven.surefire.api.testset.TestListResolver;

/** Which classes Surefire would give to its fork, and in which sequence. */
public final class TestClasses {

    private static final String CLASS_SUFFIX = ".class";

    private TestClasses() {}

    /** Binary names of all classes that the selection's patterns match, in the selection's run order. */
    public static List<String> find(LaunchSpec.Selection selection) {
        TestListResolver patterns = TestPatterns.ofClasses(selection);
        Set<String> names = new LinkedHashSet<>();
        selection.testClasses().forEach(place -> names.addAll(scan(place, patterns)));
        return inRunOrder(List.copyOf(names), selection);
    }

    /**
     * Surefire shuffles only classes that have tests, which nobody knows here yet: the order of a random seed is the
     * same at each of our runs, but may be another than Surefire's.
     */
    private static List<String> inRunOrder(List<String> names, LaunchSpec.Selection selection) {
        List<String> ordered = new ArrayList<>(names);
        switch (selection.runOrder().toLowerCase(Locale.ROOT)) {
            case "alphabetical" -> ordered.sort(Comparator.naturalOrder());
            case "reversealphabetical" -> ordered.sort(Comparator.reverseOrder());
            case "random" ->
                Collections.shuffle(ordered, new Random(selection.runOrderSeed().orElse(0L)));
            default -> {
                // The file system's order is the one in which the classes were found.
            }
        }
        return List.copyOf(ordered);
    }

    private static List<String> scan(Path place, TestListResolver patterns) {
        if (Files.isDirectory(place)) {
            return new DirectoryScanner(place.toFile(), patterns).scan().getClasses();
        }
        return Files.isRegularFile(place) ? scanJar(place, patterns) : List.of();
    }

    private static List<String> scanJar(Path jar, TestListResolver patterns) {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream()
                    .map(JarEntry::getName)
                    .filter(name -> name.endsWith(CLASS_SUFFIX) && patterns.shouldRun(name, null))
                    .map(name -> name.substring(0, name.length() - CLASS_SUFFIX.length())
                            .replace('/', '.'))
                    .toList();
        } catch (IOException e) {
            throw Problem.of("Cannot look for tests in " + jar + ": " + e.getMessage());
        }
    }
}
