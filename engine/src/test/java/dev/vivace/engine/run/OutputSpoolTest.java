package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.CapturedOutput.Chunk;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputSpoolTest {

    @TempDir
    Path directory;

    @Test
    void keepsBothStreamsOfSeveralTestsApart() {
        try (OutputSpool spool = spool()) {
            OutputSpool.Pages one = spool.open();
            OutputSpool.Pages two = spool.open();
            one.append(false, bytes("out1 "), 1);
            two.append(false, bytes("other"), 2);
            one.append(true, bytes("err1"), 3);
            one.append(false, bytes("out2"), 4);

            assertThat(read(one, false)).isEqualTo("out1 out2");
            assertThat(read(one, true)).isEqualTo("err1");
            assertThat(read(two, false)).isEqualTo("other");
        }
    }

    @Test
    void joinsWhatIsPrintedAtAStretchButNotAcrossOtherEvents() {
        try (OutputSpool spool = spool()) {
            OutputSpool.Pages pages = spool.open();
            pages.append(false, bytes("a"), 1);
            pages.append(false, bytes("b"), 2);
            spool.cut();
            pages.append(false, bytes("c"), 5);

            assertThat(pages.output().chunks()).containsExactly(new Chunk(false, 0, 2, 1), new Chunk(false, 2, 1, 5));
        }
    }

    @Test
    void makesNoFileForSilentTests() {
        try (OutputSpool spool = spool()) {
            assertThat(spool.open().output()).isEqualTo(CapturedOutput.none());
        }
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void removesWhatEarlierCommandsLeftAndNothingElse() throws IOException {
        Path old = Files.writeString(directory.resolve("old.output"), "old");
        Path foreign = Files.writeString(directory.resolve("notes.txt"), "mine");
        Path recent = Files.writeString(directory.resolve("recent.output"), "recent");
        for (Path file : new Path[] {old, foreign}) {
            Files.setLastModifiedTime(file, FileTime.from(Instant.EPOCH));
        }

        OutputDirectory output = OutputDirectory.open(directory);

        assertThat(directory.toFile().list()).containsExactlyInAnyOrder("notes.txt", "recent.output");
        assertThat(output.next(1)).isNotEqualTo(output.next(1)).hasParentRaw(directory.toAbsolutePath());
        assertThat(recent).exists();
    }

    private OutputSpool spool() {
        return new OutputSpool(directory.resolve("spool.output"));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String read(OutputSpool.Pages pages, boolean error) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        pages.output().copy(error, bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
