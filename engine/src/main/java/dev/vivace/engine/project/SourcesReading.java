package dev.vivace.engine.project;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** From what Maven knows to where the sources of the tests are. */
final class SourcesReading {

    private SourcesReading() {}

    static LaunchSpec.Sources of(MojoFacts facts) {
        return new LaunchSpec.Sources(
                written(facts),
                encoding(facts),
                root(facts.sources().root(), facts.origin().directory()));
    }

    /** What the build generates is no source: it is written again and again. */
    private static List<Path> written(MojoFacts facts) {
        return facts.sources().tests().stream()
                .filter(place -> !place.startsWith(facts.origin().buildDirectory()))
                .toList();
    }

    /** In the sequence in which the compiler looks for it; UTF-8 where it would take that of the machine. */
    private static Charset encoding(MojoFacts facts) {
        return facts.sources()
                .encoding()
                .or(() -> property(facts, "encoding"))
                .or(() -> property(facts, "project.build.sourceEncoding"))
                .flatMap(SourcesReading::charset)
                .orElse(StandardCharsets.UTF_8);
    }

    private static Optional<String> property(MojoFacts facts, String name) {
        return Stream.of(facts.session().userProperties(), facts.session().projectProperties())
                .map(properties -> properties.get(name))
                .filter(Objects::nonNull)
                .findFirst();
    }

    private static Optional<Charset> charset(String name) {
        try {
            return Optional.of(Charset.forName(name));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // a text that nobody replaced; reading a file refuses what does not fit
        }
    }

    /** A parent may lie beside its modules: then it is the directory that has both. */
    private static Path root(Path reactor, Path module) {
        Path root = reactor;
        while (root != null && !module.startsWith(root)) {
            root = root.getParent();
        }
        return root == null || root.getNameCount() == 0 ? module : root;
    }
}
