package dev.vivace.engine.fix;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.TestSources.TestMethod;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Sources of tests, from texts, with JUnit 4, Jupiter and TestNG on their class path. */
final class SourceTree {

    private final Path root;

    SourceTree(Path root) {
        this.root = root;
    }

    SourceTree with(String path, String text) {
        try {
            Files.createDirectories(root.resolve(path).getParent());
            Files.writeString(root.resolve(path), text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    TestSources sources() {
        return new TestSources(List.of(root), UTF_8, frameworks(), Path.of(System.getProperty("java.home")));
    }

    static List<Path> frameworks() {
        try (var jars = Files.list(Path.of("target", "frameworks"))) {
            return jars.map(Path::toAbsolutePath).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    TestMethod method(String test) {
        return sources().method(TestId.parse(test)).orElseThrow();
    }

    /** The pieces of a helper where they would stand in the class of another test. */
    List<Piece> pieces(String helper, String target) {
        return HelperCode.of(List.of(TestId.parse(helper)), method(target).owner(), sources());
    }

    /** What the class of a test does once, where it would stand in that class. */
    List<Piece> classFixtures(String test) {
        return HelperCode.ofClassFixtures(TestId.parse(test), method(test).owner(), sources());
    }

    /** All usable pieces as one snippet. */
    Snippet snippet(String helper, String target) {
        List<Piece> pieces = pieces(helper, target);
        Set<Integer> all = new TreeSet<>(IntStream.range(0, pieces.size())
                .filter(i -> pieces.get(i).usable())
                .boxed()
                .toList());
        return Snippet.of(new Selection(pieces).of(all));
    }
}
