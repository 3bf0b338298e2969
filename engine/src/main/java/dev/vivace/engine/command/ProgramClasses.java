package dev.vivace.engine.command;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Finds the classes that tests are there for. */
final class ProgramClasses {

    private ProgramClasses() {}

    /**
     * Places of a class path: directories without tests, and jars that have classes in a package of the tests. Other jars
     * are libraries, and which of their lines are reached tells nothing.
     *
     * @param tests names of test classes
     */
    static List<Path> of(LaunchSpec spec, Collection<String> tests) {
        Set<String> packages = tests.stream()
                .map(ProgramClasses::packageOf)
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toSet());
        return spec.jvm().classPath().stream()
                .filter(place -> !spec.selection().testClasses().contains(place))
                .filter(place -> Files.isDirectory(place) || isJarWith(packages, place))
                .toList();
    }

    private static String packageOf(String className) {
        return className.substring(0, Math.max(0, className.lastIndexOf('.')));
    }

    private static boolean isJarWith(Set<String> packages, Path place) {
        if (!Files.isRegularFile(place) || !place.toString().endsWith(".jar")) {
            return false;
        }
        try (ZipFile jar = new ZipFile(place.toFile())) {
            return jar.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.endsWith(".class"))
                    .anyMatch(name -> packages.contains(
                            packageOf(name.replaceFirst("\\.class$", "").replace('/', '.'))));
        } catch (IOException e) {
            throw Problem.of("Cannot read " + place + ": " + e).tryThis("--no-check-coverage");
        }
    }
}
