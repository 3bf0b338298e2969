package dev.vivace.isolated;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;

/** Asks the JDK's own tool, in a JVM without us, for the version it computes for a class. */
final class OriginalSerialVersion {

    private OriginalSerialVersion() {}

    static long of(Class<?> type) {
        String serialver =
                Path.of(System.getProperty("java.home"), "bin", "serialver").toString();
        String classPath =
                Path.of("target", "test-classes") + File.pathSeparator + System.getProperty("java.class.path");
        try {
            Process process = new ProcessBuilder(serialver, "-classpath", classPath, type.getName())
                    .redirectErrorStream(true)
                    .start();
            String line = new String(process.getInputStream().readAllBytes());
            return Long.parseLong(line.replaceAll("(?s).*= (-?\\d+)L;.*", "$1"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
