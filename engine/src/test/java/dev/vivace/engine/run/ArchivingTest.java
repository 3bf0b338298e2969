package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.vivace.engine.archive.Archive;
import dev.vivace.engine.archive.ArchiveCache;
import dev.vivace.engine.archive.ArchiveCache.Found;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.project.LaunchJvm;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.testsupport.Jdks;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JVMs with archives of their classes run what they would run without, and see what they would see. */
class ArchivingTest {

    private static final FileTime DATE = FileTime.from(Instant.parse("2020-02-02T00:00:00Z"));
    private static final List<String> CLASSES = List.of(
            "archived.FirstTest",
            "archived.SecondTest",
            "archived.ThirdTest",
            "archived.GreetingTest",
            "archived.PlaceTest");

    @TempDir
    Path directory;

    private CompiledProject project;
    private Path library;
    private Path home = Path.of(System.getProperty("java.home"));

    @BeforeEach
    void compile() throws IOException {
        project = CompiledProject.of(Path.of("src", "test", "projects", "archived"), directory);
        Path manifest = Files.createDirectories(project.classes().resolve("META-INF"));
        Files.writeString(manifest.resolve("MANIFEST.MF"), "Manifest-Version: 1.0\n");
        library = directory.resolve("library.jar");
        writeLibrary("42");
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void showTestsTheSameWorld(int release) {
        home = Jdks.home(release);

        Ran without = run();
        Ran with = run();

        assertThat(without.isArchived()).isFalse();
        assertThat(with.isArchived()).isTrue();
        assertThat(with.outcomes()).containsOnly(Outcome.PASSED).hasSize(9);
        assertThat(with.ids()).isEqualTo(without.ids());
        assertThat(with.greeting()).isEqualTo("hello 42");
    }

    @Test
    void seeAClassThatChangedInItsDirectory() throws IOException {
        run();
        recompile("Greeting.java", "return \"hello\"", "return \"good morning\"");
        Ran changed = run();

        assertThat(changed.isArchived()).isTrue();
        assertThat(changed.greeting()).isEqualTo("good morning 42");
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void seeAClassThatChangedInAJarOfTheSameSizeAndDate(int release) throws IOException {
        home = Jdks.home(release);
        run();
        long size = Files.size(library);
        writeLibrary("43");
        Ran changed = run();

        assertThat(Files.size(library)).isEqualTo(size);
        assertThat(changed.isArchived()).isFalse();
        assertThat(changed.greeting()).isEqualTo("hello 43");
        assertThat(run().isArchived()).isTrue();
    }

    @Test
    void seeAClassThatNowHidesOneOfAJar() throws IOException {
        run();
        Path sources = Files.createDirectories(directory.resolve("hiding/library"));
        Files.writeString(sources.resolve("Answer.java"), answer("7"));
        CompiledProject.of(sources.getParent(), directory);
        Ran hiding = run();

        assertThat(hiding.details).anyMatch(sentence -> sentence.contains("library/Answer.class is in a directory"));
        assertThat(hiding.greeting()).isEqualTo("hello 7");
    }

    @Test
    void startPlainlyWhereTheArchiveIsRubbish() throws IOException {
        run();
        Files.setPosixFilePermissions(archive(), PosixFilePermissions.fromString("rw-r--r--"));
        Files.writeString(archive(), "rubbish");
        Ran ran = run();

        assertThat(ran.outcomes()).containsOnly(Outcome.PASSED).hasSize(9);
        assertThat(ran.printed()).doesNotContain("rubbish", "archive", "cds", "aot");
    }

    @Test
    void startPlainlyWhereTheArchiveWasRefused() throws IOException {
        run();
        Path archive = archive();
        Files.delete(archive);
        Files.writeString(archive.resolveSibling("refused.txt"), "the JVM does not take it");
        Ran ran = run();

        assertThat(ran.outcomes()).containsOnly(Outcome.PASSED).hasSize(9);
        assertThat(ran.details).containsExactly("No class archive: the JVM does not take it.");
        assertThat(archive).doesNotExist();
    }

    @Test
    void rememberWhyAnArchiveCannotBeMade() throws IOException {
        Archive archive = newArchive();
        Path list = Files.writeString(directory.resolve("list"), "@nonsense\n");
        ArchiveMaker maker = maker(archive);

        assertThat(maker.make(List.of(list)))
                .get()
                .asString()
                .startsWith("it could not be made")
                .contains("@nonsense");
        assertThat(archive.refusal()).isPresent();
        assertThat(archive.exists()).isFalse();
    }

    @Test
    void forgetThatSomebodyEndedTheJvmThatMadeAnArchive() throws IOException {
        Archive archive = newArchive();
        home = directory.resolve("jdk");
        Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\nkill -TERM $$\n");
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
        ArchiveMaker maker = maker(archive);

        assertThatIOException()
                .isThrownBy(() -> maker.make(List.of()))
                .withMessageContaining("ended by another process");
        assertThat(archive.refusal()).isEmpty();
    }

    private Archive newArchive() throws IOException {
        ArchiveCache cache = new ArchiveCache(directory.resolve("archives"));
        Path worker = EmbeddedJar.WORKER.copyTo(directory);
        return ((Found.Place) cache.find(spec().jvm(), List.of(), worker)).archive();
    }

    private ArchiveMaker maker(Archive archive) {
        return new ArchiveMaker(spec().jvm(), Optional.empty(), new ArchiveArguments(17), archive, directory);
    }

    @Test
    void sayWhyThereIsNoArchive() {
        assertThat(run("-Xshare:auto").details).containsExactly("No class archive: the JVM gets -Xshare:auto.");
        assertThat(Files.exists(directory.resolve("archives"))).isFalse();
    }

    @Test
    void makeOneArchiveInTwoRunsAtOnce() throws Exception {
        ExecutorService runs = Executors.newFixedThreadPool(2);
        try {
            List<Future<Ran>> both = List.of(runs.submit(() -> run()), runs.submit(() -> run()));
            for (Future<Ran> one : both) {
                assertThat(one.get().outcomes()).containsOnly(Outcome.PASSED).hasSize(9);
            }
        } finally {
            runs.shutdownNow();
        }
        assertThat(archive()).exists();
        assertThat(archive().getParent()).isDirectoryNotContaining("glob:**.tmp");
        assertThat(run().isArchived()).isTrue();
    }

    @Test
    void surviveAnAgentThatATestAttaches() {
        CompiledProject.of(Path.of("src", "test", "projects", "attached"), directory);
        List<String> classes = List.of("attached.First", "attached.Second", "attached.Third");
        run(classes, "-Djdk.attach.allowAttachSelf=true");
        Ran attached = run(classes, "-Djdk.attach.allowAttachSelf=true");

        assertThat(attached.isArchived()).isTrue();
        assertThat(attached.outcomes()).containsOnly(Outcome.PASSED).hasSize(3);
    }

    /** What a run left to look at. */
    private static final class Ran implements RunListener {

        private final List<TestResult> results = new ArrayList<>();
        private final List<String> details = new ArrayList<>();
        private final List<String> arguments = new ArrayList<>();

        @Override
        public void detail(String sentence) {
            details.add(sentence);
        }

        @Override
        public void workerStarted(int worker, long pid, Duration idle) {
            ProcessHandle.of(pid).flatMap(handle -> handle.info().arguments()).stream()
                    .flatMap(Stream::of)
                    .forEach(arguments::add);
        }

        /** Whether the first JVM that ran a test had an archive. */
        boolean isArchived() {
            return details.get(0).startsWith("JVMs start with the class archive")
                    && arguments.stream().anyMatch(argument -> argument.startsWith("-XX:SharedArchiveFile="));
        }

        List<Outcome> outcomes() {
            return results.stream().map(TestResult::outcome).toList();
        }

        List<String> ids() {
            return results.stream().map(result -> result.id().toString()).toList();
        }

        String greeting() {
            return results.stream()
                    .filter(result -> result.id().toString().equals("archived.GreetingTest#prints"))
                    .map(Ran::output)
                    .findFirst()
                    .orElseThrow();
        }

        String printed() {
            StringBuilder all = new StringBuilder();
            results.forEach(result -> all.append(output(result)));
            return all.toString();
        }

        private static String output(TestResult result) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            result.output().copy(false, bytes);
            return bytes.toString(StandardCharsets.UTF_8);
        }
    }

    /** Runs every class in a JVM of its own, and waits for the archive, if one is being made. */
    private Ran run(String... arguments) {
        return run(CLASSES, arguments);
    }

    private Ran run(List<String> classes, String... arguments) {
        Ran ran = new Ran();
        WorkerSettings settings =
                project.settings().withIsolation(Isolation.PROCESS).withCache(directory);
        try (WorkerPool pool = WorkerPool.open(spec(arguments), classes, settings)) {
            List<TestOrder> orders = classes.stream()
                    .map(name -> new TestOrder(pool.catalog().naturalOrder().tests().stream()
                            .filter(id -> id.className().equals(name))
                            .toList()))
                    .toList();
            pool.expect(Collections.nCopies(orders.size(), Duration.ofSeconds(1)));
            for (TestOrder order : orders) {
                OrderRun run = pool.run(order, ran);
                ran.results.addAll(run.tests());
            }
        }
        return ran;
    }

    private LaunchSpec spec(String... arguments) {
        LaunchSpec spec = project.spec();
        LaunchJvm jvm = spec.jvm();
        List<Path> classPath = new ArrayList<>(jvm.classPath());
        classPath.add(library);
        return spec.withJvm(new LaunchJvm(
                home,
                List.of(arguments),
                true,
                jvm.systemProperties(),
                jvm.environment(),
                jvm.excludedEnvironment(),
                jvm.workingDirectory(),
                classPath,
                jvm.addedClassPath(),
                jvm.modules()));
    }

    private Path archive() throws IOException {
        try (Stream<Path> files = Files.walk(directory.resolve("archives"))) {
            return files.filter(file -> file.endsWith("classes.jsa"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private void recompile(String file, String from, String to) throws IOException {
        Path source = Path.of("src", "test", "projects", "archived", "archived").resolve(file);
        Path sources = Files.createDirectories(directory.resolve("changed/archived"));
        Files.writeString(sources.resolve(file), Files.readString(source).replace(from, to));
        CompiledProject.of(sources.getParent(), directory);
    }

    private void writeLibrary(String text) throws IOException {
        Path sources = Files.createDirectories(directory.resolve("library/library"));
        Files.writeString(sources.resolve("Answer.java"), answer(text));
        Path own = directory.resolve("library-classes");
        byte[] bytes = Files.readAllBytes(
                CompiledProject.of(sources.getParent(), own).classes().resolve("library/Answer.class"));
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(library))) {
            out.setLevel(Deflater.NO_COMPRESSION);
            ZipEntry header = new ZipEntry("library/Answer.class");
            header.setLastModifiedTime(DATE);
            out.putNextEntry(header);
            out.write(bytes);
        }
        Files.setLastModifiedTime(library, DATE);
    }

    private static String answer(String text) {
        return "package library; public final class Answer { public static String text() { return \"" + text
                + "\"; } }";
    }
}
