package dev.vivace.engine.source;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The test sources with all changes that were accepted so far; on disk they are as they were. */
public final class ChangedSources {

    private final TestSources untouched;
    private final JavaCompilation compiler;
    private final Path scratch;
    private final Map<Path, SourceFile> originals = new LinkedHashMap<>();
    private final Map<Path, SourceFile> changed = new LinkedHashMap<>();
    private TestSources sources;
    private Optional<Path> classes = Optional.empty();
    private int directories;

    /**
     * Without any change.
     *
     * @param scratch a directory for what is compiled
     */
    public ChangedSources(TestSources sources, JavaCompilation compiler, Path scratch) {
        this.untouched = sources;
        this.sources = sources;
        this.compiler = compiler;
        this.scratch = scratch;
    }

    /** As they would be read now. */
    public TestSources sources() {
        return sources;
    }

    /** A directory that nobody has used. */
    public Path newDirectory() {
        directories++;
        return scratch.resolve(Integer.toString(directories));
    }

    /** Compiles files together with all other changed ones. */
    public JavaCompilation.Result compile(List<SourceFile> files, Path output) {
        return compiler.compile(List.copyOf(with(files).values()), output);
    }

    /** Compiles files together with all other changed ones, and with files that name their classes. */
    public Compiled compiled(List<SourceFile> files) {
        Map<Path, SourceFile> all = with(files);
        for (SourceFile file : files) {
            String className = file.path().getFileName().toString().replaceFirst("\\.java$", "");
            untouched.mentioning(className).forEach(other -> all.putIfAbsent(other.path(), other));
        }
        Path output = newDirectory().resolve("classes");
        return new Compiled(output, compiler.compile(List.copyOf(all.values()), output));
    }

    private Map<Path, SourceFile> with(List<SourceFile> files) {
        Map<Path, SourceFile> all = new LinkedHashMap<>(changed);
        files.forEach(file -> all.put(file.path(), file));
        return all;
    }

    /**
     * What came of a compilation.
     *
     * @param classes where they are, if it is good
     * @param result of the compiler
     */
    public record Compiled(Path classes, JavaCompilation.Result result) {

        /** Where the classes are; nowhere where something does not compile. */
        public Optional<Path> good() {
            return result.isGood() ? Optional.of(classes) : Optional.empty();
        }
    }

    /** These changes, which compile, count from now on. */
    public void accept(List<Change> changes) {
        List<SourceFile> after = changes.stream().map(Change::after).toList();
        classes = Optional.of(compiled(after)
                .good()
                .orElseThrow(() -> new IllegalStateException("No longer compiles: "
                        + after.stream().map(SourceFile::path).toList())));
        for (Change change : changes) {
            originals.putIfAbsent(change.before().path(), change.before());
            changed.put(change.before().path(), change.after());
        }
        sources = untouched.with(changed);
    }

    /** The classes of all that was accepted; empty for nothing. */
    public Optional<Path> classes() {
        return classes;
    }

    /** All of them against the files as they were read. */
    public List<Change> changes() {
        return changed.values().stream()
                .map(file -> new Change(originals.get(file.path()), file))
                .toList();
    }
}
