package bank;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Lets set-ups say that they ran, in a file, so that anybody can count them. */
final class SetUps {

    private SetUps() {}

    static void ran(String name) {
        Path log = Path.of(System.getProperty("bank.log", "target/set-ups/log.txt"));
        try {
            Files.createDirectories(log.toAbsolutePath().getParent());
            Files.writeString(log, name + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
