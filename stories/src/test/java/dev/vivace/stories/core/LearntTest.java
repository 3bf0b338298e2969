package dev.vivace.stories.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one run sees helps the next to put tests into order. */
class LearntTest {

    @TempDir
    Path directory;

    @Test
    void aTestThatChangedItsFixturesComesLaterInTheNextRun() throws Exception {
        Optional<Path> file = Optional.of(directory.resolve("unsafe.txt"));
        TestCase changing = new TestCase(LearntTest.class, LearntTest.class.getDeclaredMethod("changing"));
        TestCase reading = new TestCase(LearntTest.class, LearntTest.class.getDeclaredMethod("reading"));
        Learnt first = Learnt.from(file);
        first.observed(changing.id(), false);
        first.observed(reading.id(), true);
        first.write(file);

        RunOrder next = new RunOrder(settings("auto"), Learnt.from(file));

        assertThat(next.comesLater(changing)).isTrue();
        assertThat(next.comesLater(reading)).isFalse();
    }

    @Test
    void aTestThatNoLongerDoesIsForgotten() {
        Optional<Path> file = Optional.of(directory.resolve("unsafe.txt"));
        Learnt first = Learnt.from(file);
        first.observed("a.B#c", false);
        first.write(file);

        Learnt second = Learnt.from(file);
        second.observed("a.B#c", true);
        second.write(file);

        assertThat(Learnt.from(file).isUnsafe("a.B#c")).isFalse();
    }

    @Test
    void aFileOfAnotherFormatIsNotBelieved() throws Exception {
        Path file = directory.resolve("unsafe.txt");
        Files.writeString(file, "vivace-stories-unsafe/2\na.B#c\n");

        assertThat(Learnt.from(Optional.of(file)).isUnsafe("a.B#c")).isFalse();
    }

    @Test
    void aFileThatIsNoTextIsNotBelievedAndReplaced() throws Exception {
        Path file = directory.resolve("unsafe.txt");
        Files.write(file, new byte[] {(byte) 0xff, '\n'});
        Learnt learnt = Learnt.from(Optional.of(file));
        learnt.observed("a.B#c", false);
        learnt.write(Optional.of(file));

        assertThat(Learnt.from(Optional.of(file)).isUnsafe("a.B#c")).isTrue();
    }

    @Test
    void withoutWatchingASilentTestComesLater() throws Exception {
        TestCase reading = new TestCase(LearntTest.class, LearntTest.class.getDeclaredMethod("reading"));

        assertThat(new RunOrder(settings("trust"), Learnt.from(Optional.empty())).comesLater(reading))
                .isTrue();
    }

    private static Settings settings(String safe) {
        return Settings.of(
                name -> Optional.ofNullable(Map.of("vivace.stories.safe", safe).get(name)));
    }

    void changing() {}

    void reading() {}
}
