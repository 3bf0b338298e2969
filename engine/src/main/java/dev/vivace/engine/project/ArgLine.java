package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.surefire.shared.utils.cli.CommandLineException;
import org.apache.maven.surefire.shared.utils.cli.CommandLineUtils;

/** JVM arguments as Surefire splits them, with late {@code @{property}} replaced by what plugins made of it. */
final class ArgLine {

    private static final String DEBUG = "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=localhost:5005";

    private ArgLine() {}

    static List<String> of(MojoFacts facts, Parameters parameters) {
        List<String> arguments = new ArrayList<>(
                split(replaced(parameters.text("argLine"), facts.session().projectProperties())));
        String debug = parameters.text("debugForkedProcess");
        arguments.addAll(split(debug.equals("true") ? DEBUG : debug));
        return arguments;
    }

    private static String replaced(String argLine, Map<String, String> properties) {
        String replaced = argLine;
        for (Map.Entry<String, String> property : properties.entrySet()) {
            String placeholder = "@{" + property.getKey() + "}";
            if (argLine.contains(placeholder)) {
                replaced = replaced.replace(placeholder, property.getValue());
            }
        }
        return replaced.replaceAll("\\s", " ").strip();
    }

    private static List<String> split(String line) {
        try {
            return line.isEmpty() ? List.of() : List.of(CommandLineUtils.translateCommandline(line));
        } catch (CommandLineException e) {
            throw Problem.of("Surefire cannot split its argLine: " + line).detail(e.getMessage());
        }
    }
}
