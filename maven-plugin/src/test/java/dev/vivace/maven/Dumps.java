package dev.vivace.maven;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What the tests of {@code samples/launch} wrote down about the JVM they ran in. */
final class Dumps {

    private Dumps() {}

    /** The facts of every dump by module and file name; the files are gone afterwards. */
    static Map<String, Map<String, String>> take(Path reactor) {
        Map<String, Map<String, String>> dumps = new TreeMap<>();
        for (Path file : files(reactor, path -> path.getParent().endsWith("dumps"))) {
            dumps.put(reactor.relativize(file).toString().replace("/target/dumps/", ": "), load(file));
        }
        return dumps;
    }

    /** What ran in each module, in sequence; the files are gone afterwards. */
    static Map<String, List<Visit>> takeSequences(Path reactor) {
        Map<String, List<Visit>> sequences = new TreeMap<>();
        for (Path file : files(reactor, path -> path.endsWith("target/sequence"))) {
            String module = reactor.relativize(file.getParent().getParent()).toString();
            sequences.put(module, read(file).lines().map(Visit::parse).toList());
        }
        return sequences;
    }

    /** Where reports were written; the files are gone afterwards. */
    static List<String> takeReports(Path reactor) {
        List<String> reports = new ArrayList<>();
        for (Path file : files(reactor, path -> path.getFileName().toString().matches("TEST-.*\\.xml"))) {
            read(file);
            reports.add(reactor.relativize(file).toString());
        }
        return reports;
    }

    /**
     * One class, or method, that ran.
     *
     * @param visitor its name
     * @param jvm the process in which it did
     * @param earlier how many before it have left a trace in the state of that JVM
     */
    record Visit(String visitor, long jvm, int earlier) {

        static Visit parse(String line) {
            String[] words = line.split(" ");
            return new Visit(words[0], Long.parseLong(words[1]), Integer.parseInt(words[2]));
        }
    }

    private static List<Path> files(Path reactor, Predicate<Path> wanted) {
        try (Stream<Path> files = Files.walk(reactor)) {
            return files.filter(Files::isRegularFile).filter(wanted).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> load(Path file) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(read(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> facts = new TreeMap<>();
        properties.stringPropertyNames().forEach(name -> facts.put(name, properties.getProperty(name)));
        return facts;
    }

    private static String read(Path file) {
        try {
            String text = Files.readString(file);
            Files.delete(file);
            return text;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
