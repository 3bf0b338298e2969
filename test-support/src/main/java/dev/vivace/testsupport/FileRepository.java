package dev.vivace.testsupport;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A remote repository on disk with our artifacts in it, and settings under which Maven finds them, with a local
 * repository of its own. What the user's local repository has is read from there, and nothing is written to it.
 *
 * @param directory where all of it is
 * @param version of our artifacts
 */
public record FileRepository(Path directory, String version) {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    /** Has the parent of our modules, and no module yet. */
    public static FileRepository in(Path directory, String version) throws IOException {
        FileRepository repository = new FileRepository(directory, version);
        Files.writeString(directory.resolve("settings.xml"), settings(repository.remote()));
        Files.copy(ROOT.resolve("pom.xml"), repository.place("vivace").resolve("vivace-" + version + ".pom"));
        return repository;
    }

    /** Puts a module into it that has been packaged, by the name of its directory. */
    public FileRepository with(String module) throws IOException {
        String artifact = "vivace-" + module;
        Path place = place(artifact);
        Files.copy(ROOT.resolve(module).resolve("pom.xml"), place.resolve(artifact + "-" + version + ".pom"));
        Files.copy(jar(module), place.resolve(artifact + "-" + version + ".jar"));
        Files.writeString(place.resolveSibling("maven-metadata.xml"), metadata(artifact));
        return this;
    }

    /** From which Maven knows what is newest where nobody names a version. */
    private String metadata(String artifact) {
        return """
                <metadata>
                  <groupId>dev.vivace</groupId>
                  <artifactId>%1$s</artifactId>
                  <versioning><latest>%2$s</latest><versions><version>%2$s</version></versions></versioning>
                </metadata>
                """
                .formatted(artifact, version);
    }

    /** The packaged module. */
    public Path jar(String module) {
        return ROOT.resolve(module).resolve("target").resolve("vivace-" + module + "-" + version + ".jar");
    }

    /** What Maven must be told besides a goal. */
    public List<String> arguments() {
        return List.of(
                "-s", directory.resolve("settings.xml").toString(), "-Dmaven.repo.local=" + directory.resolve("local"));
    }

    private Path place(String artifact) throws IOException {
        return Files.createDirectories(remote().resolve("dev/vivace/" + artifact + "/" + version));
    }

    private Path remote() {
        return directory.resolve("remote");
    }

    private static String settings(Path remote) {
        Path local = Path.of(System.getProperty("localRepository"));
        return """
                <settings>
                  <profiles>
                    <profile>
                      <id>vivace</id>
                      <repositories>
                        <repository>%1$s</repository>
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
