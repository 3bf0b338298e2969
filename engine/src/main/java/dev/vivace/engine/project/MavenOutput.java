package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Listens to Maven: tells how far it is, and remembers what it says about errors. */
final class MavenOutput {

    private static final int ERROR_LINES = 25;
    private static final Pattern MODULE = Pattern.compile(
            "\\[INFO] Building (?<name>.*?[^:]) (?<version>\\S+)\\s*(\\[(?<number>\\d+)/(?<count>\\d+)])?");
    private static final Pattern PROFILE =
            Pattern.compile("\\[\\w+] The requested profiles? .*could not be activated .*because .* not exist.*");
    private static final Pattern ADVICE = Pattern.compile(
            "(-> )?\\[Help \\d+].*|To see the full stack trace.*|Re-run Maven using.*|For more information about.*"
                    + "|After correcting the problems.*|mvn <args> -rf.*|mvn \\[args] -rf.*");
    /** Before it knows how it is to log; its usage follows, which is longer than what we keep. */
    private static final String UNPARSABLE = "Unable to parse command line options";

    private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*m");

    private final Consumer<String> progress;
    private final List<String> errors = new ArrayList<>();
    private final List<String> tail = new ArrayList<>();
    private Optional<String> missingProfile = Optional.empty();
    private boolean ranTests;

    MavenOutput(Consumer<String> progress) {
        this.progress = progress;
    }

    void line(String coloured) {
        String line = COLOUR.matcher(coloured).replaceAll("").stripTrailing();
        Matcher module = MODULE.matcher(line);
        if (module.matches()) {
            progress.accept("Maven: building " + module.group("name") + place(module));
        }
        if (PROFILE.matcher(line).matches()) {
            missingProfile = Optional.of(line.replaceFirst("^\\[\\w+] ", ""));
        }
        ranTests |= line.contains(" T E S T S");
        remember(line);
    }

    /** Surefire prints this where nobody keeps it from running. */
    boolean ranTests() {
        return ranTests;
    }

    private static String place(Matcher module) {
        return module.group("number") == null ? "" : " (" + module.group("number") + "/" + module.group("count") + ")";
    }

    private void remember(String line) {
        if (line.startsWith("[ERROR]") || line.startsWith("[FATAL]")) {
            String text = line.substring("[ERROR]".length())
                    .replaceFirst(" -> \\[Help \\d+]$", "")
                    .strip();
            if (!text.isEmpty() && !ADVICE.matcher(text).matches() && !errors.contains(text)) {
                errors.add(text);
            }
        }
        if (line.startsWith(UNPARSABLE)) {
            errors.add(line);
        }
        tail.add(line);
        if (tail.size() > ERROR_LINES) {
            tail.remove(0);
        }
    }

    /** Throws where Maven only warned of something that means other tests than the user asked for. */
    void refuseMissingProfile() {
        missingProfile.ifPresent(text -> {
            throw Problem.of(text).tryThis("a profile that the pom or the settings have");
        });
    }

    /** What a Maven that ended with this code says about it. */
    Problem problem(Path project, int exitCode, String command) {
        Problem problem = Problem.of("Maven could not build " + project + " (exit code " + exitCode + ").");
        Problem told = with(errors.isEmpty() ? tail : errors, problem);
        return reactorOf(project)
                .filter(reactor -> errors.stream().anyMatch(MavenOutput::isAboutDependencies))
                .map(reactor -> told.tryThis("the project around it, with what this module needs: " + reactor
                        + " -- -pl " + project.getFileName() + " -am"))
                .orElse(told)
                .tryThis(command);
    }

    private static boolean isAboutDependencies(String error) {
        return error.contains("Could not find artifact") || error.contains("Could not resolve dependencies");
    }

    private static Optional<Path> reactorOf(Path project) {
        return Optional.ofNullable(project.toAbsolutePath().normalize().getParent())
                .filter(parent -> Files.exists(parent.resolve("pom.xml")));
    }

    /** The problem with what Maven called an error, if anything. */
    Problem withErrors(Problem problem) {
        return with(errors, problem);
    }

    private static Problem with(List<String> facts, Problem problem) {
        String shown = facts.stream().limit(ERROR_LINES).collect(Collectors.joining("\n"));
        return shown.isEmpty() ? problem : problem.detail(shown);
    }
}
