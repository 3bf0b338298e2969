package dev.vivace.benchmarks;

import dev.vivace.isolation.transform.Frozen;
import dev.vivace.isolation.transform.ResetTransformation;
import dev.vivace.isolation.transform.Rewritten;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Prints how long it takes to find out which classes have state to forget, and to instrument them, in a JVM that has just
 * started. The classes are the JDK's own: everybody has them.
 */
public final class AnalysisTime {

    private AnalysisTime() {}

    /** Takes the number of classes; all for none. */
    public static void main(String[] arguments) throws IOException {
        long limit = arguments.length == 0 ? Long.MAX_VALUE : Long.parseLong(arguments[0]);
        Instant start = Instant.now();
        Map<String, byte[]> classes = classes(limit);
        Instant read = Instant.now();
        int changed = instrument(classes);
        Instant done = Instant.now();
        System.out.printf(
                Locale.ROOT,
                "%6d classes of JDK %s: read in %s s, analysed and instrumented in %s s; %d changed%n",
                classes.size(),
                Runtime.version().feature(),
                seconds(start, read),
                seconds(read, done),
                changed);
    }

    private static Map<String, byte[]> classes(long limit) throws IOException {
        Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
        List<Path> files;
        try (Stream<Path> walk = Files.walk(modules)) {
            files = walk.filter(path -> path.toString().endsWith(".class"))
                    .filter(path -> !path.endsWith("module-info.class"))
                    .limit(limit)
                    .toList();
        }
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (Path file : files) {
            String name = file.subpath(2, file.getNameCount()).toString();
            classes.put(name.substring(0, name.length() - ".class".length()), Files.readAllBytes(file));
        }
        return classes;
    }

    private static int instrument(Map<String, byte[]> classes) {
        ResetTransformation transformation = new ResetTransformation(classes::get, Frozen.nothing());
        int changed = 0;
        for (Map.Entry<String, byte[]> type : classes.entrySet()) {
            Rewritten rewritten = transformation.apply(type.getKey(), type.getValue());
            changed += rewritten.bytes() == null ? 0 : 1;
        }
        return changed;
    }

    private static String seconds(Instant from, Instant to) {
        return String.format(Locale.ROOT, "%.2f", Duration.between(from, to).toNanos() / 1e9);
    }
}
