package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.pitest.classinfo.ClassByteArraySource;
import org.pitest.classinfo.ClassName;
import org.pitest.classpath.ClassloaderByteArraySource;
import org.pitest.mutationtest.EngineArguments;
import org.pitest.mutationtest.engine.Mutater;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.engine.gregor.config.GregorEngineFactory;

/** All that PIT would change in the classes of a jar, one change at a time. */
final class Mutants {

    private static final String CLASS = ".class";

    private final Mutater mutater;
    private final List<MutationDetails> all = new ArrayList<>();

    private Mutants(Map<String, byte[]> classes) {
        ClassByteArraySource jdk = new ClassloaderByteArraySource(ClassLoader.getPlatformClassLoader());
        mutater = new GregorEngineFactory()
                .createEngine(EngineArguments.arguments())
                .createMutator(name ->
                        Optional.ofNullable(classes.get(name.replace('.', '/'))).or(() -> jdk.getBytes(name)));
        classes.keySet().forEach(name -> all.addAll(mutater.findMutations(ClassName.fromString(name))));
    }

    static Mutants of(Path jar) {
        Map<String, byte[]> classes = new TreeMap<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                String name = entry.getName();
                if (name.endsWith(CLASS) && !name.startsWith("META-INF/") && !name.equals("module-info.class")) {
                    try (InputStream in = zip.getInputStream(entry)) {
                        classes.put(name.substring(0, name.length() - CLASS.length()), in.readAllBytes());
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Mutants(classes);
    }

    /** Some of them, the same for the same seed. */
    List<Mutant> sample(int count, long seed) {
        List<MutationDetails> shuffled = new ArrayList<>(all);
        Collections.shuffle(shuffled, new Random(seed));
        return shuffled.stream().limit(count).map(this::mutant).toList();
    }

    private Mutant mutant(MutationDetails details) {
        return new Mutant(
                details.getClassName().asJavaName() + "." + details.getMethod() + ", line " + details.getLineNumber()
                        + ": " + details.getDescription(),
                details.getClassName().asInternalName(),
                mutater.getMutation(details.getId()).getBytes());
    }

    /** A class with one change in it. */
    static final class Mutant {

        private final String name;
        private final String internalName;
        private final byte[] bytes;

        private Mutant(String name, String internalName, byte[] bytes) {
            this.name = name;
            this.internalName = internalName;
            this.bytes = bytes;
        }

        String name() {
            return name;
        }

        /** Has the class in this directory, which comes before the jar, for as long as the action takes. */
        void during(Path classes, Runnable action) {
            Path file = classes.resolve(internalName + CLASS);
            try {
                Files.createDirectories(file.getParent());
                Files.write(file, bytes);
                try {
                    action.run();
                } finally {
                    Files.delete(file);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
