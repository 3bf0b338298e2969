package dev.vivace.isolated;

import dev.vivace.testsupport.Jdks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A JVM with the agent that ran to its end.
 *
 * @param exitCode zero for success
 * @param output all that it printed
 */
record Jvm(int exitCode, String output) {

    /** Runs a main class of these tests. */
    static Jvm run(int version, List<String> options, Class<?> main, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Jdks.home(version).resolve("bin/java").toString());
        command.add("-javaagent:" + System.getProperty("isolation.agent"));
        // That class data is not shared with the application.
        command.add("-XX:-PrintWarnings");
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Jvm(process.waitFor(), output);
    }
}
