package dev.vivace.maven;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What the tests of {@code samples/launch} wrote down about the JVM they ran in. */
final class Dumps {

    private Dumps() {}

    /** The facts of every dump by module and file name; the files are gone afterwards. */
    static Map<String, Map<String, String>> take(Path reactor) {
        Map<String, Map<String, String>> dumps = new TreeMap<>();
        for (Path file : files(reactor)) {
            dumps.put(reactor.relativize(file).toString().replace("/target/dumps/", ": "), load(file));
        }
        return dumps;
    }

    private static List<Path> files(Path reactor) {
        try (Stream<Path> files = Files.walk(reactor)) {
            return files.filter(file -> file.getParent().endsWith("dumps") && Files.isRegularFile(file))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> load(Path file) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
            reader.close();
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> facts = new TreeMap<>();
        properties.stringPropertyNames().forEach(name -> facts.put(name, properties.getProperty(name)));
        return facts;
    }
}
