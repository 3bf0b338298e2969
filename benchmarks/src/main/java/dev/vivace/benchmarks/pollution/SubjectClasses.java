package dev.vivace.benchmarks.pollution;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** The classes of the suite and of what it tests, initialised: pollution of one shall not keep another from it. */
public final class SubjectClasses {

    /** A file beside this class that names the jar of what is tested. */
    public static final String JAR = "jar.txt";

    private static final String SUFFIX = ".class";

    private SubjectClasses() {}

    static List<Class<?>> all() {
        List<Class<?>> classes = new ArrayList<>();
        names().forEach(name -> load(name, classes));
        return classes;
    }

    private static List<String> names() {
        String jar = jar();
        List<String> files = new ArrayList<>();
        for (String element : System.getProperty("java.class.path").split(System.getProperty("path.separator"))) {
            Path path = Path.of(element);
            if (Files.isDirectory(path)) {
                files.addAll(filesOf(path));
            } else if (path.endsWith(jar)) {
                files.addAll(entriesOf(path));
            }
        }
        return files.stream()
                .filter(file -> file.endsWith(SUFFIX) && !file.contains("-") && !file.startsWith("dev/vivace/"))
                // They lie beside tests, which do not use them, and fill the heap.
                .filter(file -> !file.contains("Benchmark"))
                .map(file -> file.substring(0, file.length() - SUFFIX.length()).replace('/', '.'))
                .toList();
    }

    private static String jar() {
        try (InputStream in = SubjectClasses.class.getResourceAsStream(JAR)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> filesOf(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.map(file -> directory.relativize(file).toString()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> entriesOf(Path jar) {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream().map(entry -> entry.getName()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void load(String name, List<Class<?>> classes) {
        try {
            classes.add(Class.forName(name, true, SubjectClasses.class.getClassLoader()));
        } catch (ClassNotFoundException | LinkageError e) {
            // It needs what is not there, and so no test needs it.
        }
    }
}
