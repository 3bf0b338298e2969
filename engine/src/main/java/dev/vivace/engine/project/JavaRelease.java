package dev.vivace.engine.project;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which release of Java is installed somewhere, without starting it. */
public final class JavaRelease {

    private static final Pattern VERSION = Pattern.compile("\"?(1\\.)?(?<feature>\\d+).*");

    private JavaRelease() {}

    /** Empty where the installation does not say. */
    public static Optional<Integer> of(Path home) {
        Path file = home.resolve("release");
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        Properties properties = new Properties();
        try (InputStream in = Files.newInputStream(file)) {
            properties.load(in);
        } catch (IOException e) {
            return Optional.empty();
        }
        Matcher version = VERSION.matcher(properties.getProperty("JAVA_VERSION", ""));
        return version.matches() ? Optional.of(Integer.parseInt(version.group("feature"))) : Optional.empty();
    }
}
