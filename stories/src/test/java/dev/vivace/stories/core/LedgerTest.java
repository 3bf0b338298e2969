package dev.vivace.stories.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.stories.FixtureSetup;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several JVMs of a build add to one report; whatever else is in the file gives way. */
class LedgerTest {

    private static final class One {}

    @FixtureSetup(One.class)
    private static final class Two {}

    private static final Instant LONG_AGO = Instant.EPOCH;

    @TempDir
    Path directory;

    @Test
    void aForkAddsItsClassesToThoseOfOthers() throws Exception {
        write("12@700", later(), tally(One.class, 3, 1));
        String printed = write("12@702", later(), tally(Two.class, 4, 2));

        assertThat(Files.readString(file()))
                .startsWith("{\"format\":\"vivace-stories/1\",\"reuse\":\"prefix\",\"safe\":\"trust\","
                        + "\"setUpsRun\":3,\"setUpsSaved\":4,")
                .contains("\"class\":\"" + One.class.getName(), "\"class\":\"" + Two.class.getName());
        assertThat(printed).endsWith(String.format("2 set-ups run, 2 saved%n"));
    }

    @Test
    void forksSideBySideMayHaveTestsOfTheSameClass() throws Exception {
        write("12@700", LONG_AGO, tally(One.class, 3, 1));
        write("12@700", LONG_AGO, tally(One.class, 3, 2));

        assertThat(Files.readString(file())).contains("\"tests\":2,\"setUpsRun\":3,\"setUpsSaved\":3}\n]");
    }

    @Test
    void theSameClassOnceMoreBeginsANewRun() throws Exception {
        write("12@700", later(), tally(One.class, 3, 1));
        write("12@700", later(), tally(One.class, 3, 2));

        assertThat(Files.readString(file())).contains("\"setUpsRun\":2,\"setUpsSaved\":1,");
    }

    @Test
    void aClassThatVivaceAsksOnceMoreCountsAsItCameOutFirst() throws Exception {
        write("vivace:12@700", later(), tally(One.class, 3, 1));
        write("vivace:12@701", later(), tally(Two.class, 4, 2));
        write("vivace:12@700", later(), tally(One.class, 3, 2));

        assertThat(Files.readString(file()))
                .contains("\"setUpsRun\":3,\"setUpsSaved\":4,")
                .contains("\"class\":\"" + One.class.getName(), "\"class\":\"" + Two.class.getName());
    }

    @Test
    void anotherBuildAndWhoIsNoForkBeginANewReport() throws Exception {
        write("12@700", LONG_AGO, tally(One.class, 3, 1));
        write("13@700", LONG_AGO, tally(Two.class, 4, 2));
        assertThat(Files.readString(file())).doesNotContain("\"class\":\"" + One.class.getName());

        write("", LONG_AGO, tally(One.class, 3, 1));
        write("", LONG_AGO, tally(Two.class, 4, 2));
        assertThat(Files.readString(file())).doesNotContain("\"class\":\"" + One.class.getName());
    }

    @Test
    void whatIsNotOfOurMakingIsReplaced() throws Exception {
        Files.writeString(file(), "{\"format\":\"vivace-stories/1\",\"reuse\":\"prefix\"");
        write("12@700", LONG_AGO, tally(One.class, 3, 1));

        assertThat(Ledger.read(Files.readString(file()))).isPresent();
    }

    @Test
    void aTextWithHalfACharacterIsWritten() throws Exception {
        Tally tally = tally(One.class, 3, 1);
        tally.drop(new Drop(List.of("a.B"), "a.B#c", "it changed a.B.text: String \ud83d -> null"));
        write("12@700", LONG_AGO, tally);

        assertThat(Files.readString(file())).contains("String \\ud83d -> null");
    }

    @Test
    void whatItReadsItWritesAgain() {
        Tally tally = tally(Two.class, 4, 2);
        tally.drop(new Drop(List.of("a.B"), "a.B#c", "it said \"no\",\nand went"));
        tally.blindSpots(List.of("]}", "x: \\ \"y\""));
        String text = ledger("12@700", tally).text();

        assertThat(Ledger.read(text)).get().extracting(Ledger::text).isEqualTo(text);
    }

    @Test
    void saysThatSeveralJvmsSaveLess() {
        String another = ledger("12@700", tally(One.class, 3, 1))
                .text()
                .replace("\"jvms\":[" + Build.process() + "]", "\"jvms\":[1]");
        Ledger own = ledger("12@700", tally(Two.class, 4, 2));
        Ledger both = Ledger.read(another).orElseThrow().with(own);

        assertThat(new Report(settings(), tally(Two.class, 4, 2)).text(both))
                .contains("2 JVMs so far, together 3 set-ups run, 4 saved. Each makes its own")
                .endsWith(String.format("2 set-ups run, 2 saved%n"));
    }

    private String write(String build, Instant begun, Tally tally) {
        PrintStream usual = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            new Output(Optional.of(file()), Build.named(build), begun).write(new Report(settings(), tally));
        } finally {
            System.setOut(usual);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    private Path file() {
        return directory.resolve("stories.json");
    }

    /** As if it had begun when all that is written was written. */
    private static Instant later() {
        return Instant.now().plusSeconds(60);
    }

    private static Ledger ledger(String build, Tally tally) {
        return new Report(settings(), tally).ledger(Build.named(build));
    }

    private static Settings settings() {
        return Settings.of(name -> Optional.empty());
    }

    private static Tally tally(Class<?> type, int needed, int run) {
        Tally tally = new Tally();
        tally.test(type, needed);
        for (int i = 0; i < run; i++) {
            tally.setUp(type);
        }
        return tally;
    }
}
