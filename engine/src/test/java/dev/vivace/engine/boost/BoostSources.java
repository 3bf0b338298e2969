package dev.vivace.engine.boost;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.boost.Rewriting.Rewritten;
import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.JavaCompilation;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Sources of tests, from texts, with JUnit 4, Jupiter and TestNG on their class path. */
final class BoostSources {

    private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));

    private final Path root;
    private final List<Path> files = new ArrayList<>();

    BoostSources(Path root) {
        this.root = root;
    }

    BoostSources with(String path, String text) {
        try {
            Path file = root.resolve("src").resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            files.add(file);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    TestSources sources() {
        return new TestSources(List.of(root.resolve("src")), UTF_8, frameworks(), JAVA_HOME);
    }

    static List<Path> frameworks() {
        try (var jars = Files.list(Path.of("target", "frameworks"))) {
            return jars.map(Path::toAbsolutePath).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Transformer transformer() {
        return new Transformer(sources());
    }

    Rewrite whole(String className) {
        return ((Rewritten) transformer().whole(className)).rewrite();
    }

    Kept kept(String className) {
        return (Kept) transformer().whole(className);
    }

    /** The text of a file after a change that leaves everything compiling. */
    String after(Rewrite rewrite, String path) {
        compile(rewrite.changes().stream().map(Change::after).toList());
        return rewrite.changes().stream()
                .map(Change::after)
                .filter(file -> file.path().endsWith(path))
                .findFirst()
                .orElseThrow()
                .text();
    }

    /** Compiles all sources, with these in the place of those of the same path. */
    Path compile(List<SourceFile> changed) {
        Map<Path, SourceFile> all = new LinkedHashMap<>();
        files.forEach(file -> all.put(file, SourceFile.read(file, UTF_8)));
        changed.forEach(file -> all.put(file.path(), file));
        Path classes = root.resolve("classes");
        try (JavaCompilation compilation = new JavaCompilation(JAVA_HOME, frameworks())) {
            assertThat(compilation.compile(List.copyOf(all.values()), classes).errors())
                    .isEmpty();
        }
        return classes;
    }
}
