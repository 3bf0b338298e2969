package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Has Maven find the launcher and engines for a project that Maven knows nothing of: it reads an empty project with the
 * same parts of JUnit and TestNG, for which it chooses and downloads as for any other. The answer is kept beside that
 * project, so that Maven is asked once.
 */
public final class MavenEngineSource implements ClassPathProject.EngineSource {

    private final MavenProjectReader reader;
    private final MavenSettings settings;
    private final Path directory;

    /** Keeps the empty project in this directory, and reads it with settings of the user: offline and so on. */
    public MavenEngineSource(MavenProjectReader reader, MavenSettings settings, Path directory) {
        this.reader = reader;
        this.settings = settings;
        this.directory = directory;
    }

    @Override
    public List<Path> engines(Map<String, String> artifacts, Consumer<String> progress) {
        try {
            String pom = pom(new TreeMap<>(artifacts));
            Optional<List<Path>> known = known(pom);
            return known.isPresent() ? known.get() : ask(pom, progress);
        } catch (Problem e) {
            throw e.detail("Maven was asked because the class path lacks what runs its tests.")
                    .tryThis("to add to --classpath: " + String.join(", ", MissingEngines.in(artifacts)));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot keep an empty Maven project in " + directory, e);
        }
    }

    private Optional<List<Path>> known(String pom) throws IOException {
        if (!Files.exists(answer()) || !Files.readString(project()).equals(pom)) {
            return Optional.empty();
        }
        List<Path> engines = Files.readAllLines(answer()).stream().map(Path::of).toList();
        return Optional.of(engines).filter(files -> files.stream().allMatch(Files::isRegularFile));
    }

    private List<Path> ask(String pom, Consumer<String> progress) throws IOException {
        Files.createDirectories(directory);
        Files.deleteIfExists(answer());
        Files.writeString(project(), pom);
        List<Path> engines = reader.read(directory, settings, progress).stream()
                .flatMap(spec -> spec.jvm().addedClassPath().stream())
                .toList();
        Files.write(answer(), engines.stream().map(Path::toString).toList());
        return engines;
    }

    private Path project() {
        return directory.resolve("pom.xml");
    }

    private Path answer() {
        return directory.resolve("engines.txt");
    }

    private static String pom(Map<String, String> artifacts) {
        return """
                <project>
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>vivace</groupId>
                  <artifactId>engines</artifactId>
                  <version>1</version>
                  <dependencies>
                %s
                  </dependencies>
                </project>
                """
                .formatted(artifacts.entrySet().stream()
                        .map(artifact -> dependency(artifact.getKey(), artifact.getValue()))
                        .collect(Collectors.joining("\n")));
    }

    private static String dependency(String key, String version) {
        int colon = key.indexOf(':');
        return "    <dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></dependency>"
                .formatted(key.substring(0, colon), key.substring(colon + 1), version);
    }
}
