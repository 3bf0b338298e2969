package dev.vivace.engine.boost;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.pitest.classinfo.ClassName;
import org.pitest.classpath.ClassloaderByteArraySource;
import org.pitest.mutationtest.EngineArguments;
import org.pitest.mutationtest.engine.Mutater;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.engine.gregor.config.GregorEngineFactory;

/** A program with one fault in it, for each fault that PIT knows to make. */
final class Mutants implements AutoCloseable {

    private static final String CLASS = ".class";

    private final Program program;
    private final URLClassLoader classPath;
    private final Mutater mutater;

    private Mutants(Program program) {
        this.program = program;
        // Nothing of the project is loaded: PIT reads its classes as files.
        this.classPath = new URLClassLoader(
                program.classPath().stream().map(Mutants::url).toArray(URL[]::new),
                ClassLoader.getPlatformClassLoader());
        this.mutater = new GregorEngineFactory()
                .createEngine(EngineArguments.arguments())
                .createMutator(new ClassloaderByteArraySource(classPath));
    }

    static Mutants of(Program program) {
        return new Mutants(program);
    }

    private static URL url(Path place) {
        try {
            return place.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException("Not a place of a class path: " + place, e);
        }
    }

    /**
     * Those with a fault in one of these lines, in an order that the seed decides.
     *
     * @param lines each as {@code pkg/File.java:17}
     */
    List<Mutant> in(Set<String> lines, long seed) {
        List<Mutant> found = new ArrayList<>();
        for (String name : classes()) {
            mutater.findMutations(ClassName.fromString(name)).stream()
                    .map(Mutant::new)
                    .filter(mutant -> lines.contains(mutant.line()))
                    .forEach(found::add);
        }
        Collections.shuffle(found, new Random(seed));
        return found;
    }

    private Set<String> classes() {
        Set<String> names = new TreeSet<>();
        program.places().forEach(place -> names.addAll(classes(place)));
        return names;
    }

    private static List<String> classes(Path place) {
        try {
            if (Files.isDirectory(place)) {
                return classesBelow(place);
            }
            try (FileSystem jar = FileSystems.newFileSystem(place)) {
                return classesBelow(jar.getPath("/"));
            }
        } catch (IOException e) {
            throw Problem.of("Cannot read the classes in " + place + ": " + e).tryThis("without --check-mutants");
        }
    }

    private static List<String> classesBelow(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(CLASS) && !file.contains("-") && !file.startsWith("META-INF/"))
                    .map(file -> file.substring(0, file.length() - CLASS.length()))
                    .toList();
        }
    }

    /** Puts the class with the fault into a directory of classes. */
    void write(Mutant mutant, Path directory) {
        Path file = directory.resolve(mutant.details().getClassName().asInternalName() + CLASS);
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, mutater.getMutation(mutant.details().getId()).getBytes());
        } catch (IOException e) {
            throw Problem.of("Cannot write " + file + ": " + e).tryThis("--out with a directory that can be written");
        }
    }

    @Override
    public void close() {
        try {
            classPath.close();
        } catch (IOException e) {
            throw Problem.of("Cannot let go of the class path: " + e);
        }
    }

    /** One fault. */
    record Mutant(MutationDetails details) {

        /** Where it is, as JaCoCo names it. */
        String line() {
            String name = details.getClassName().asInternalName();
            return name.substring(0, Math.max(0, name.lastIndexOf('/'))) + "/" + details.getFilename() + ":"
                    + details.getLineNumber();
        }
    }
}
