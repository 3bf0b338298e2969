package dev.vivace.engine.fix;

import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.JavaCompilation;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.TestSources.TestMethod;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The test sources with all patches that were accepted so far; on disk they are as they were. */
final class Tree {

    private final TestSources untouched;
    private final JavaCompilation compiler;
    private final Path scratch;
    private final Map<Path, SourceFile> originals = new LinkedHashMap<>();
    private final Map<Path, SourceFile> changed = new LinkedHashMap<>();
    private TestSources sources;
    private Path classes;
    private int directories;

    Tree(TestSources sources, JavaCompilation compiler, Path scratch) {
        this.untouched = sources;
        this.sources = sources;
        this.compiler = compiler;
        this.scratch = scratch;
    }

    TestSources sources() {
        return sources;
    }

    /** A directory that nobody has used. */
    Path newDirectory() {
        directories++;
        return scratch.resolve(Integer.toString(directories));
    }

    /** Compiles a file together with all other changed ones. */
    Trial.Compiler with(TestMethod test) {
        return (files, output) -> {
            List<SourceFile> all = new ArrayList<>(files);
            changed.forEach((path, file) -> {
                if (!path.equals(test.owner().file().path())) {
                    all.add(file);
                }
            });
            return compiler.compile(all, output);
        };
    }

    /**
     * Where the classes of all accepted files and of this one are; empty where they, or files that name its class, do not
     * compile.
     */
    Optional<Path> compiled(SourceFile file) {
        Map<Path, SourceFile> all = new LinkedHashMap<>(changed);
        all.put(file.path(), file);
        String className = file.path().getFileName().toString().replaceFirst("\\.java$", "");
        untouched.mentioning(className).forEach(heir -> all.putIfAbsent(heir.path(), heir));
        Path output = newDirectory().resolve("classes");
        return compiler.compile(List.copyOf(all.values()), output).isGood() ? Optional.of(output) : Optional.empty();
    }

    /** This change is part of the tree from now on. */
    void accept(Change change) {
        SourceFile file = change.after();
        classes = compiled(file).orElseThrow(() -> new IllegalStateException("No longer compiles: " + file.path()));
        originals.putIfAbsent(file.path(), change.before());
        changed.put(file.path(), file);
        sources = untouched.with(changed);
    }

    /** The classes of all that was accepted. */
    Path classes() {
        return classes;
    }

    /** All of them against the files as they were read. */
    List<Change> changes() {
        return changed.values().stream()
                .map(file -> new Change(originals.get(file.path()), file))
                .toList();
    }
}
