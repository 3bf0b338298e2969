package dev.vivace.engine.command;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Where we keep what makes later runs faster and can be lost at any time. */
final class CacheDirectory {

    static final String VARIABLE = "VIVACE_CACHE";

    private CacheDirectory() {}

    static Path ofThisUser() {
        return of(System.getenv(), System.getProperty("os.name"), Path.of(System.getProperty("user.home")));
    }

    /** What the variable says, or the place that the operating system has for caches. */
    static Path of(Map<String, String> environment, String system, Path home) {
        return directory(environment, VARIABLE)
                .orElseGet(() -> ofSystem(environment, system.toLowerCase(Locale.ROOT), home)
                        .resolve("vivace"));
    }

    private static Path ofSystem(Map<String, String> environment, String system, Path home) {
        if (system.startsWith("windows")) {
            return directory(environment, "LOCALAPPDATA")
                    .orElse(home.resolve("AppData").resolve("Local"));
        }
        Path usual = system.startsWith("mac") ? home.resolve("Library").resolve("Caches") : home.resolve(".cache");
        return directory(environment, "XDG_CACHE_HOME").orElse(usual);
    }

    private static Optional<Path> directory(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name))
                .filter(text -> !text.isBlank())
                .map(Path::of)
                .map(Path::toAbsolutePath);
    }
}
