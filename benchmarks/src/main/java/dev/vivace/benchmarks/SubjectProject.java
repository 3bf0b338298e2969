package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * The Maven project of a subject on disk.
 *
 * @param results what runs of its tests leave
 */
record SubjectProject(Subject subject, Path directory, RawResults results) {

    /** Where the sources of what is tested are; nobody compiles them. */
    static final String MAIN_SOURCES = "src/main/java";

    private static final List<String> LEGAL_TEXTS = List.of("LICENSE.txt", "NOTICE.txt");

    private static final String MARKER = "prepared";

    /** Writes the pom, fetches the sources and compiles them, unless an earlier run did for the same pom. */
    static SubjectProject prepare(Subject subject, Path parent) {
        SubjectProject project = in(parent, subject);
        try {
            project.prepareFor(SubjectPom.of(subject));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return project;
    }

    private static SubjectProject in(Path parent, Subject subject) {
        Path directory = parent.resolve(subject.name());
        return new SubjectProject(subject, directory, new RawResults(directory.resolve("target/comparison"), false));
    }

    /** The same, but what its runs measure is kept there, and not measured again. */
    SubjectProject keeping(Path results) {
        return new SubjectProject(subject, directory, new RawResults(results.resolve(subject.name()), true));
    }

    private void prepareFor(String pom) throws IOException {
        Path marker = directory.resolve(MARKER);
        if (Files.exists(marker) && Files.readString(marker).equals(pom)) {
            return;
        }
        Files.createDirectories(directory);
        Files.writeString(directory.resolve("pom.xml"), pom);
        new Command(directory, unpacking()).run(results.log("unpack")).expect(0);
        moveLegalTexts();
        new Command(directory, preparation()).run(results.log("prepare")).expect(0);
        Files.writeString(marker, pom);
    }

    /** The tests' sources, and those of what they test: some tests read them. */
    private static List<String> unpacking() {
        return List.of(
                "mvn",
                "-B",
                "-q",
                "-ntp",
                "dependency:unpack@sources",
                "dependency:unpack@resources",
                "dependency:unpack@main");
    }

    /** Runs Surefire once, online, so that later runs find everything in the local repository. */
    private static List<String> preparation() {
        return List.of("mvn", "-B", "-q", "-ntp", "test-compile", "surefire:test", "-Dmaven.test.failure.ignore=true");
    }

    /** Some tests read the licence, as it lies in the root of their project, and count what lies beside their sources. */
    private void moveLegalTexts() throws IOException {
        Path packed = directory.resolve(MAIN_SOURCES + "/META-INF");
        for (String name : LEGAL_TEXTS) {
            if (Files.exists(packed.resolve(name))) {
                Files.move(packed.resolve(name), directory.resolve(name), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        Files.deleteIfExists(packed);
    }

    /** Has Vivace know no more of it than of a project that it never saw, unless a comparison goes on. */
    void forgetHistory() {
        if (results.goOn()) {
            return;
        }
        try {
            Directories.delete(directory.resolve(".vivace"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A copy, made anew, in that directory. Only sources: Vivace compiles what is not compiled. */
    SubjectProject copyIn(Path parent) {
        SubjectProject copy = in(parent, subject);
        try {
            Directories.delete(copy.directory);
            copySources(copy.directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return copy;
    }

    private void copySources(Path to) throws IOException {
        List<Path> sources;
        try (Stream<Path> files = Files.walk(directory.resolve("src"))) {
            Stream<Path> others =
                    Stream.concat(Stream.of("pom.xml"), LEGAL_TEXTS.stream()).map(directory::resolve);
            sources = Stream.concat(others, files).filter(Files::isRegularFile).toList();
        }
        for (Path source : sources) {
            Path target = to.resolve(directory.relativize(source));
            Files.createDirectories(target.getParent());
            Files.copy(source, target);
        }
    }
}
