package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the Maven that a user would call in a project. */
final class MavenExecutable {

    private final Map<String, String> environment;
    private final boolean windows;

    MavenExecutable(Map<String, String> environment, boolean windows) {
        this.environment = environment;
        this.windows = windows;
    }

    /** The project's wrapper, or that of a directory around it, or else an installed Maven. */
    Path find(Path project) {
        return wrapper(project).or(this::installed).orElseThrow(() -> Problem.of("There is no Maven: " + project
                        + " has no " + wrapperName() + ", and neither MAVEN_HOME nor the path has one.")
                .tryThis("install Maven, or set MAVEN_HOME"));
    }

    private Optional<Path> wrapper(Path project) {
        for (Path directory = project.toAbsolutePath(); directory != null; directory = directory.getParent()) {
            Path wrapper = directory.resolve(wrapperName());
            if (Files.isExecutable(wrapper) && Files.exists(directory.resolve(".mvn"))) {
                return Optional.of(wrapper);
            }
        }
        return Optional.empty();
    }

    private Optional<Path> installed() {
        return places().stream()
                .map(place -> place.resolve(windows ? "mvn.cmd" : "mvn"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private List<Path> places() {
        List<Path> places = new ArrayList<>();
        for (String home : List.of("MAVEN_HOME", "M2_HOME")) {
            directory(variable(home)).map(place -> place.resolve("bin")).ifPresent(places::add);
        }
        for (String text : variable("PATH").split(File.pathSeparator)) {
            directory(text).ifPresent(places::add);
        }
        return places;
    }

    /** Windows does not mind how the name is written, and writes {@code Path} itself. */
    private String variable(String name) {
        return environment.entrySet().stream()
                .filter(entry -> windows
                        ? entry.getKey().equalsIgnoreCase(name)
                        : entry.getKey().equals(name))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("");
    }

    /** Windows allows quotes around a directory of the path; and a shell minds none that cannot be. */
    private static Optional<Path> directory(String text) {
        try {
            return Optional.of(text.replace("\"", "").strip())
                    .filter(plain -> !plain.isEmpty())
                    .map(Path::of);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private String wrapperName() {
        return windows ? "mvnw.cmd" : "mvnw";
    }
}
