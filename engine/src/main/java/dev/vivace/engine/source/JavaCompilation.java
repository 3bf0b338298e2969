package dev.vivace.engine.source;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles sources in memory against the class path of a project and its JDK; for one thread at a time. */
public final class JavaCompilation implements AutoCloseable {

    private final JavaCompiler compiler;
    private final StandardJavaFileManager files; // one for all calls, because it keeps jars open
    private final CompilerOptions options;

    /**
     * A compiler that has not yet done anything.
     *
     * @param javaHome of the JDK that runs the tests
     * @param classPath of the tests, with the classes that the build compiled
     */
    public JavaCompilation(Path javaHome, List<Path> classPath) {
        this.compiler = Optional.ofNullable(ToolProvider.getSystemJavaCompiler())
                .orElseThrow(() -> Problem.of(
                                "The Java that runs Vivace has no compiler: " + System.getProperty("java.home"))
                        .tryThis("JAVA_HOME with the home of a JDK"));
        this.files = compiler.getStandardFileManager(null, Locale.ENGLISH, null);
        this.options = new CompilerOptions(javaHome);
        try {
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
            // otherwise javac would take sources that it finds on the class path
            files.setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compiles the text of these files for the Java for which the build compiled them; classes go below output. */
    public Result compile(List<SourceFile> sources, Path output) {
        List<String> arguments = options.of(new CompiledVersions(files).of(sources));
        writeTo(output);
        Result plain = compile(sources, arguments, List.of("-proc:none"));
        return plain.isGood() ? plain : compile(sources, arguments, CompilerOptions.processors());
    }

    private void writeTo(Path output) {
        try {
            Files.createDirectories(output);
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
        } catch (IOException e) {
            throw Problem.of("Cannot write to " + output + ".").detail(e.toString());
        }
    }

    private Result compile(List<SourceFile> sources, List<String> arguments, List<String> more) {
        List<String> all = new ArrayList<>(arguments);
        all.addAll(more);
        DiagnosticCollector<JavaFileObject> words = new DiagnosticCollector<>();
        List<MemorySource> units = sources.stream().map(MemorySource::new).toList();
        try {
            boolean isDone = compiler.getTask(Writer.nullWriter(), files, words, all, null, units)
                    .call();
            return isDone ? new Result(List.of()) : new Result(errors(words));
        } catch (RuntimeException e) {
            // An annotation processor's code is not ours.
            return new Result(List.of(new CompileError("", 0, "javac, or an annotation processor, failed: " + e)));
        }
    }

    private static List<CompileError> errors(DiagnosticCollector<JavaFileObject> words) {
        return words.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(JavaCompilation::error)
                .toList();
    }

    private static CompileError error(Diagnostic<? extends JavaFileObject> error) {
        String file = error.getSource() == null ? "" : error.getSource().getName();
        return new CompileError(file, error.getLineNumber(), error.getMessage(Locale.ENGLISH));
    }

    @Override
    public void close() {
        try {
            files.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * What came of a compilation.
     *
     * @param errors what javac says; empty where all is compiled
     */
    public record Result(List<CompileError> errors) {

        public Result {
            errors = List.copyOf(errors);
        }

        /** Whether everything is compiled. */
        public boolean isGood() {
            return errors.isEmpty();
        }
    }

    /**
     * Something that does not compile.
     *
     * @param file where; empty where that is not known
     * @param line of the file, from 1
     * @param message what javac says
     */
    public record CompileError(String file, long line, String message) {

        @Override
        public String toString() {
            return file.isEmpty() ? message : file + ":" + line + ": " + message;
        }
    }

    /** A file whose text is not on disk. */
    private static final class MemorySource extends SimpleJavaFileObject {

        private final SourceFile file;

        private MemorySource(SourceFile file) {
            super(file.path().toUri(), Kind.SOURCE);
            this.file = file;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return file.text();
        }
    }
}
