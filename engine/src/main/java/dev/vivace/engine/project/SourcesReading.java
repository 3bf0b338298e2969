package dev.vivace.engine.project;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** From what Maven knows to where the sources of the tests are. */
final class SourcesReading {

    private SourcesReading() {}

    static LaunchSpec.Sources of(MojoFacts facts) {
        MojoFacts.Sources sources = facts.sources();
        return new LaunchSpec.Sources(
                sources.tests(),
                encoding(facts),
                root(sources.root(), facts.origin().directory()));
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
