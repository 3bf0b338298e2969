package dev.vivace.maven;

import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A remote repository on disk with the plugin in it, and settings under which Maven finds it, with a local repository
 * of its own. What the user's local repository has is read from there, and nothing is written to it.
 *
 * @param directory where all of it is
 */
record PluginRepository(Path directory) {

    private static final String VERSION = System.getProperty("vivace.version");

    static PluginRepository in(Path directory) throws IOException, URISyntaxException {
        Path remote = directory.resolve("remote");
        Path root = Path.of("..").toAbsolutePath().normalize();
        deploy(remote, "vivace", root.resolve("pom.xml"), null);
        deploy(remote, "vivace-worker", root.resolve("worker/pom.xml"), jar(root.resolve("worker"), "vivace-worker"));
        deploy(remote, "vivace-engine", root.resolve("engine/pom.xml"), jarOf(LaunchSpec.class));
        deploy(remote, "vivace-maven-plugin", root.resolve("maven-plugin/pom.xml"), jarOf(RunMojo.class));
        Files.writeString(directory.resolve("settings.xml"), settings(remote));
        return new PluginRepository(directory);
    }

    /** What Maven must be told besides a goal. */
    List<String> arguments() {
        return List.of(
                "-s", directory.resolve("settings.xml").toString(), "-Dmaven.repo.local=" + directory.resolve("local"));
    }

    static String goal(String name) {
        return "dev.vivace:vivace-maven-plugin:" + VERSION + ":" + name;
    }

    private static Path jar(Path module, String name) {
        return module.resolve("target").resolve(name + "-" + VERSION + ".jar");
    }

    private static Path jarOf(Class<?> type) throws URISyntaxException {
        Path place =
                Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        return Files.isDirectory(place)
                ? jar(
                        place.getParent().getParent(),
                        "vivace-" + place.getParent().getParent().getFileName())
                : place;
    }

    private static void deploy(Path remote, String artifact, Path pom, Path jar) throws IOException {
        Path place = Files.createDirectories(remote.resolve("dev/vivace/" + artifact + "/" + VERSION));
        Files.copy(pom, place.resolve(artifact + "-" + VERSION + ".pom"));
        if (jar != null) {
            Files.copy(jar, place.resolve(artifact + "-" + VERSION + ".jar"));
        }
    }

    private static String settings(Path remote) {
        Path local = Path.of(System.getProperty("localRepository"));
        return """
                <settings>
                  <profiles>
                    <profile>
                      <id>vivace</id>
                      <repositories>
                        <repository>%2$s</repository>
                      </repositories>
                      <pluginRepositories>
                        <pluginRepository>%1$s</pluginRepository>
                        <pluginRepository>%2$s</pluginRepository>
                      </pluginRepositories>
                    </profile>
                  </profiles>
                  <activeProfiles>
                    <activeProfile>vivace</activeProfile>
                  </activeProfiles>
                </settings>
                """
                .formatted(repository("vivace", remote), repository("present", local));
    }

    private static String repository(String id, Path place) {
        return "<id>" + id + "</id><url>" + place.toUri() + "</url>"
                + "<releases><checksumPolicy>ignore</checksumPolicy></releases>"
                + "<snapshots><enabled>true</enabled><checksumPolicy>ignore</checksumPolicy></snapshots>";
    }
}
