package dev.vivace.engine.stories;

import java.util.List;
import java.util.Optional;

/** What takes long in set-ups, as far as names of classes tell. */
final class Cost {

    private static final List<String> PREFIXES = List.of(
            "java.sql.",
            "javax.sql.",
            "java.net.http.",
            "java.net.ServerSocket",
            "java.net.Socket",
            "java.nio.file.Files",
            "java.util.zip.ZipFile",
            "java.util.jar.JarFile",
            "javax.naming.",
            "javax.persistence.",
            "jakarta.persistence.",
            "org.hibernate.",
            "org.springframework.context.",
            "org.springframework.boot.",
            "org.testcontainers.",
            "org.openqa.selenium.",
            "org.eclipse.jetty.",
            "io.netty.",
            "org.apache.catalina.");

    private Cost() {}

    /** The beginning of the name that says so; empty where the class seems harmless. */
    static Optional<String> of(String className) {
        return PREFIXES.stream()
                .filter(className::startsWith)
                .map(prefix -> prefix.endsWith(".") ? prefix.substring(0, prefix.length() - 1) : prefix)
                .findFirst();
    }
}
