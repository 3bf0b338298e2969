package dev.vivace.cli;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The browser of whoever sits in front of this machine. */
final class Browser {

    private Browser() {}

    static void show(Path page, boolean windows) {
        try {
            new ProcessBuilder(command(page.toUri().toString(), windows))
                    .inheritIO()
                    .start();
        } catch (IOException e) {
            throw Problem.of("Cannot open a browser: " + e.getMessage()).tryThis("opening " + page);
        }
    }

    private static List<String> command(String address, boolean windows) {
        if (windows) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", address);
        }
        boolean mac = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac");
        return List.of(mac ? "open" : "xdg-open", address);
    }
}
