package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.io.File;
import java.nio.file.Files;
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
            Optional.ofNullable(environment.get(home)).ifPresent(path -> places.add(Path.of(path, "bin")));
        }
        for (String directory : environment.getOrDefault("PATH", "").split(File.pathSeparator)) {
            if (!directory.isBlank()) {
                places.add(Path.of(directory));
            }
        }
        return places;
    }

    private String wrapperName() {
        return windows ? "mvnw.cmd" : "mvnw";
    }
}
