package dev.vivace.engine.run;

import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Sources compiled into a directory, with every test framework on the class path. */
public final class CompiledProject {

    private static final Path FRAMEWORKS = Path.of("target", "frameworks");

    private final Path directory;
    private final Path classes;

    private CompiledProject(Path directory) {
        this.directory = directory;
        this.classes = directory.resolve("classes");
    }

    /** Compiles all sources below {@code sources}. */
    public static CompiledProject of(Path sources, Path directory) {
        CompiledProject project = new CompiledProject(directory);
        project.compile(files(sources, ".java"));
        return project;
    }

    /** The same for tests that use stories, with the library from its sources. */
    public static CompiledProject withStories(Path sources, Path directory) {
        CompiledProject project = new CompiledProject(directory);
        Path library = Path.of("..", "stories", "src", "main");
        project.compile(Stream.of(sources, library.resolve("java"))
                .flatMap(place -> files(place, ".java").stream())
                .toList());
        files(library.resolve("resources"), "").stream()
                .filter(Files::isRegularFile)
                .forEach(file -> project.copy(
                        file, library.resolve("resources").relativize(file).toString()));
        return project;
    }

    private void copy(Path file, String name) {
        try {
            Files.createDirectories(classes.resolve(name).getParent());
            Files.copy(file, classes.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void compile(List<Path> sources) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter words = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            Files.createDirectories(classes);
            List<String> options = List.of("-d", classes.toString(), "-proc:none", "-cp", joined(frameworks()));
            if (!compiler.getTask(words, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call()) {
                throw new IllegalStateException(words.toString());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String joined(List<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(System.getProperty("path.separator")));
    }

    Path directory() {
        return directory;
    }

    Path classes() {
        return classes;
    }

    /** The launch of everything in it. */
    public LaunchSpec spec() {
        List<Path> classPath = new ArrayList<>(List.of(classes));
        classPath.addAll(frameworks());
        return LaunchSpec.plain("sample", directory, classPath, List.of(classes));
    }

    /** A pool for these classes. */
    WorkerPool pool(WorkerSettings settings, String... classNames) {
        return WorkerPool.open(spec(), Arrays.asList(classNames), settings);
    }

    WorkerSettings settings() {
        return WorkerSettings.plain(directory.resolve("output"));
    }

    private static List<Path> frameworks() {
        return files(FRAMEWORKS, ".jar").stream().map(Path::toAbsolutePath).toList();
    }

    private static List<Path> files(Path directory, String suffix) {
        try (Stream<Path> paths = Files.walk(directory)) {
            return paths.filter(path -> path.toString().endsWith(suffix))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
