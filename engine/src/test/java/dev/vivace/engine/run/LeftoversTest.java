package dev.vivace.engine.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftoversTest {

    @TempDir
    Path project;

    private final List<String> notices = new ArrayList<>();
    private final ScriptedRunner tests = new ScriptedRunner();
    private LaunchSpec spec;
    private Leftovers leftovers;
    private TidyRunners runners;

    @BeforeEach
    void watchAProject() throws IOException {
        Files.createDirectories(project.resolve("src/test/resources"));
        Files.createDirectories(project.resolve("target/test-classes"));
        Files.writeString(project.resolve("notes.txt"), "of the user");
        spec = LaunchSpec.plain("a:b", project, List.of(project.resolve("target/test-classes")), List.of());
        leftovers = Leftovers.of(spec, project.resolve("target/vivace"), notices::add);
        runners = new TidyRunners(tests, leftovers);
    }

    @AfterEach
    void stopWatching() {
        leftovers.close();
    }

    @Test
    void movesWhatATestMadeOutOfTheWay() {
        tests.with("A#writes", before -> writing("new.db"));
        run("A#writes");

        assertThat(project.resolve("new.db")).doesNotExist();
        assertThat(project.resolve("target/vivace/left-behind/new.db")).exists();
        assertThat(notices).singleElement().asString().startsWith("Tests leave files behind: new.db. ");
    }

    @Test
    void leavesSourcesAndCompiledClassesAndHiddenFilesAlone() {
        tests.with("A#writes", before -> {
            writing("src/test/resources/new.txt");
            writing("target/test-classes/New.class");
            return writing(".hidden");
        });
        run("A#writes");

        assertThat(project.resolve("src/test/resources/new.txt")).exists();
        assertThat(project.resolve("target/test-classes/New.class")).exists();
        assertThat(project.resolve(".hidden")).exists();
    }

    @Test
    void movesWhatAnOrderMakesAgainAmongSources() {
        tests.with("A#writes", before -> writing("src/test/resources/new.txt"))
                .with("A#reads", before -> Outcome.PASSED);
        run("A#writes");
        run("A#reads");
        assertThat(project.resolve("src/test/resources/new.txt")).exists();
        remove("src/test/resources/new.txt");
        run("A#writes");

        assertThat(project.resolve("src/test/resources/new.txt")).doesNotExist();
        assertThat(project.resolve("target/vivace/left-behind/src/test/resources/new.txt"))
                .exists();
        assertThat(notices)
                .singleElement()
                .asString()
                .startsWith("Tests leave files behind among the sources: src/test/resources/new.txt. ");
    }

    @Test
    void leavesWhatSomebodyMadeAmongSourcesWhileAnOrderRan() throws IOException {
        Path file = project.resolve("src/test/resources/new.txt");
        tests.with("A#leaves", before -> writing("new.db")).with("A#reads", before -> {
            if (notices.size() == 1) {
                notices.add("somebody is at work");
                writing("src/test/resources/new.txt");
            }
            return Outcome.PASSED;
        });
        run("A#leaves");
        run("A#reads");

        assertThat(file).hasContent("of a test");
        assertThat(project.resolve("target/vivace/left-behind/src/test/resources/new.txt"))
                .doesNotExist();
    }

    @Test
    void neverTakesCodeAwayThatIsNew() {
        AtomicInteger runs = new AtomicInteger();
        tests.with("A#leaves", before -> writing("new.db")).with("A#writes", before -> {
            runs.incrementAndGet();
            return writing("src/test/resources/New.java");
        });
        run("A#leaves");
        run("A#writes");

        assertThat(project.resolve("src/test/resources/New.java")).exists();
        assertThat(runs).hasValue(1);
    }

    @Test
    void keepsTheFirstFileOfAName() throws IOException {
        tests.with("A#reads", before -> Outcome.PASSED).with("A#writes", before -> writing("new.db"));
        Files.writeString(project.resolve("new.db"), "of the user, meanwhile");
        run("A#reads");
        run("A#writes");

        assertThat(project.resolve("target/vivace/left-behind/new.db")).hasContent("of the user, meanwhile");
        assertThat(project.resolve("target/vivace/left-behind/new.db.last")).hasContent("of a test");
    }

    @Test
    void leavesDirectoriesWithSourcesAlone() throws IOException {
        Path sources = Files.createDirectories(project.resolve("checks"));
        try (Leftovers others = Leftovers.of(
                spec.withSources(new LaunchSpec.Sources(List.of(sources), UTF_8, project)),
                project.resolve("target/vivace"),
                notices::add)) {
            others.during(() -> writing("checks/NewTest.java"));
        }

        assertThat(sources.resolve("NewTest.java")).exists();
    }

    @Test
    void leavesAWorkingDirectoryAloneThatOthersShare(@TempDir Path elsewhere) {
        try (Leftovers others =
                Leftovers.of(spec.withFilesIn(elsewhere), elsewhere.resolve("target/vivace"), notices::add)) {
            others.during(() -> writing("new.db"));
        }

        assertThat(project.resolve("new.db")).exists();
    }

    @Test
    void doesNotTellWhatChangedAfterItWasAsked() throws IOException {
        leftovers.tell();
        writing("notes.txt");
        leftovers.close();

        assertThat(notices).isEmpty();
    }

    @Test
    void tellsWhichFilesOfTheProjectChanged() throws IOException {
        tests.with("A#writes", before -> writing("notes.txt"));
        run("A#writes");
        leftovers.close();

        assertThat(Files.readString(project.resolve("notes.txt"))).isEqualTo("of a test");
        assertThat(notices).singleElement().asString().contains("changed while tests ran: notes.txt.");
    }

    @Test
    void emptiesTheTemporaryDirectoryButForLibraries() throws IOException {
        Path temporary = temporaryDirectory();
        tests.with("A#writes", before -> {
            write(temporary.resolve("left.txt"));
            write(temporary.resolve("native.so"));
            return Outcome.PASSED;
        });
        run("A#writes");

        assertThat(temporary).isDirectoryContaining("glob:**native.so").isDirectoryNotContaining("glob:**left.txt");
        leftovers.close();
        assertThat(temporary).doesNotExist();
    }

    @Test
    void respectsATemporaryDirectoryOfTheProject() {
        LaunchSpec own = spec.withJvm(spec.jvm().withArguments(List.of("-Djava.io.tmpdir=target/tmp")));

        assertThat(leftovers.launch(own)).isEqualTo(own);
    }

    @Test
    void showsWhatReachesAnotherJvmThroughAFile() {
        tests.with("A#writes", before -> writing("new.db"))
                .with("B#victim", before -> Files.exists(project.resolve("new.db")) ? Outcome.FAILED : Outcome.PASSED);
        Disk.Inheritance inheritance =
                runners.disk().orElseThrow().inherit(TestOrder.of("A#writes"), TestOrder.of("B#victim"));

        assertThat(inheritance.files()).containsExactly("new.db");
        assertThat(inheritance.run().isRed(TestId.parse("B#victim"))).contains(true);
        assertThat(project.resolve("new.db")).doesNotExist();
    }

    @Test
    void namesNoFileThatOthersLeftAmongSources() {
        tests.with("A#writes", before -> writing("new.db")).with("B#victim", before -> Outcome.PASSED);
        writing("src/test/resources/earlier.txt");
        Disk.Inheritance inheritance =
                runners.disk().orElseThrow().inherit(TestOrder.of("A#writes"), TestOrder.of("B#victim"));

        assertThat(inheritance.files()).containsExactly("new.db");
    }

    private void run(String test) {
        runners.with(Isolation.RESET).run(TestOrder.of(test), RunListener.NONE);
    }

    private void remove(String file) {
        try {
            Files.delete(project.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path temporaryDirectory() {
        return leftovers.launch(spec).jvm().arguments().stream()
                .map(argument -> Path.of(argument.substring(argument.indexOf('=') + 1)))
                .findFirst()
                .orElseThrow();
    }

    private Outcome writing(String file) {
        write(project.resolve(file));
        return Outcome.PASSED;
    }

    private static void write(Path file) {
        try {
            Files.writeString(file, "of a test");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
