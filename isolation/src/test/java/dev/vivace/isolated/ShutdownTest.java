package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.undo;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What tests leave to be done at the end of the JVM is done at the boundary. */
class ShutdownTest {

    @TempDir
    Path directory;

    @Test
    void hooksRunOnceAndSeeWhatTheTestLeft() throws Exception {
        List<String> seen = new ArrayList<>();
        undo(
                () -> {
                    System.setProperty("isolated.hook", "left");
                    Runtime.getRuntime()
                            .addShutdownHook(new Thread(() -> seen.add(System.getProperty("isolated.hook"))));
                },
                Isolation::reset);

        assertThat(seen).containsExactly("left", "left");
    }

    @Test
    void hooksThatWereThereBeforeWaitForTheEnd() throws Exception {
        List<String> seen = new ArrayList<>();
        Thread hook = new Thread(() -> seen.add("run"));
        Runtime.getRuntime().addShutdownHook(hook);
        Isolation.remember();

        Isolation.reset();

        assertThat(seen).isEmpty();
        assertThat(Runtime.getRuntime().removeShutdownHook(hook)).isTrue();
    }

    @Test
    void loggingStillWorksAfterHooksRan() throws Exception {
        undo(
                () -> Runtime.getRuntime().addShutdownHook(new Thread(() -> {})),
                () -> assertThat(Logger.getLogger("").getHandlers()).isNotEmpty());
    }

    @Test
    void filesAreDeletedTheLastFirst() throws Exception {
        Path folder = directory.resolve("folder");
        undo(
                () -> {
                    Files.createDirectory(folder).toFile().deleteOnExit();
                    Files.createFile(folder.resolve("file")).toFile().deleteOnExit();
                },
                () -> assertThat(folder).doesNotExist());
    }
}
