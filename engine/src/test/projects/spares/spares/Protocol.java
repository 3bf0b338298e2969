package spares;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** Writes down when code of the project runs in which JVM. */
public final class Protocol implements LauncherSessionListener {

    static {
        write("initialised");
    }

    static void write(String event) {
        Path file = Paths.get(System.getProperty("basedir"), "protocol.txt");
        try {
            Files.write(
                    file,
                    List.of(ProcessHandle.current().pid() + " " + event),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        write("opened");
    }

    @Override
    public void launcherSessionClosed(LauncherSession session) {
        write("closed");
    }
}
