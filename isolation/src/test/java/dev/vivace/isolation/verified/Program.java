package dev.vivace.isolation.verified;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** A small program in a directory, from source. */
final class Program {

    private final Path classes;

    Program(Path directory) {
        classes = directory;
    }

    /** Compiles classes of the package without a name; each source begins with what its file is called. */
    Program with(String... sources) {
        List<String> arguments = new ArrayList<>(List.of(
                "--release", "17", "-cp", Jvm.agentJar() + java.io.File.pathSeparator + classes, "-d", "" + classes));
        try {
            Path sourceDirectory = Files.createDirectories(classes.resolveSibling(classes.getFileName() + "-sources"));
            for (String source : sources) {
                String name = source.replaceFirst("(?s).*?(?:class|interface|enum|record) (\\w+).*", "$1");
                arguments.add(Files.writeString(sourceDirectory.resolve(name + ".java"), source)
                        .toString());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler.run(null, null, null, arguments.toArray(String[]::new)))
                .as(String.join(" ", arguments).toLowerCase(Locale.ROOT))
                .isZero();
        return this;
    }

    Path classes() {
        return classes;
    }
}
