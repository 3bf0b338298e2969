package launch.dump;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Properties;
import java.util.TimeZone;

/** Writes down how this JVM was started, for a comparison. */
public final class Dump {

    private static int earlier;

    private Dump() {}

    /**
     * Adds a file to {@code target/dumps} of the module, named by the test class and the property {@code dump}, and a
     * visit.
     */
    public static void write(Class<?> test) {
        TimeZone.getDefault(); // makes the JDK set a property, which to store the facts would do for the next class only
        Properties facts = new Properties();
        int number = 0;
        for (String argument : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
            facts.setProperty("argument." + number++, argument);
        }
        for (String name : System.getProperties().stringPropertyNames()) {
            facts.setProperty("property." + name, System.getProperty(name));
        }
        for (Map.Entry<String, String> variable : System.getenv().entrySet()) {
            facts.setProperty("environment." + variable.getKey(), variable.getValue());
        }
        facts.setProperty("directory", Path.of("").toAbsolutePath().toString());
        facts.setProperty("assertions", Boolean.toString(test.desiredAssertionStatus()));
        facts.setProperty("module", String.valueOf(test.getModule().getName()));
        store(facts, test.getName() + "-" + System.getProperty("dump", "default"));
        visit(test.getName());
    }

    /** Adds a line to {@code target/sequence}: who is here, in which JVM, and how many are known to have come before. */
    public static void visit(String visitor) {
        append(visitor + " " + ProcessHandle.current().pid() + " " + earlier++ + "\n");
    }

    private static void store(Properties facts, String name) {
        Path file = target().resolve("dumps").resolve(name + ".properties");
        try {
            Files.createDirectories(file.getParent());
            try (OutputStream out = Files.newOutputStream(file)) {
                facts.store(out, null);
            }
        } catch (IOException e) {
            throw new IllegalStateException("Cannot write " + file, e);
        }
    }

    private static void append(String line) {
        Path file = target().resolve("sequence");
        try {
            Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new IllegalStateException("Cannot write " + file, e);
        }
    }

    private static Path target() {
        return Path.of(System.getProperty("basedir"), "target");
    }
}
