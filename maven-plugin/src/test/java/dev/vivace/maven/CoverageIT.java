package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.testsupport.FileRepository;
import dev.vivace.testsupport.MavenRun;
import dev.vivace.testsupport.SampleCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JaCoCo's report of a project in Java, Kotlin and Groovy is the same whether Surefire runs its tests or we do. */
class CoverageIT {

    private static final String VERSION = System.getProperty("vivace.version");
    private static final String TESTS = "Kotlin*,Lombok*,Spock*";

    @TempDir
    Path directory;

    @Test
    void isThatOfAJvmForEachClass() throws IOException {
        FileRepository repository = FileRepository.in(directory, VERSION)
                .with("worker")
                .with("engine")
                .with("maven-plugin");
        Path company = SampleCopy.of("company", directory);

        String surefires = report(company, repository, "test", "-Dtest=" + TESTS, "-DreuseForks=false");
        String ours = report(
                company,
                repository,
                "dev.vivace:vivace-maven-plugin:" + VERSION + ":run",
                "jacoco:report@report",
                "-Dvivace.isolation=reset",
                "-Dvivace.select=" + TESTS);

        assertThat(ours).isEqualTo(surefires);
        for (String counter : List.of("INSTRUCTION", "BRANCH", "LINE", "METHOD", "CLASS")) {
            assertThat(ours).containsPattern("<counter type=\"" + counter + "\" missed=\"\\d+\" covered=\"[1-9]");
        }
    }

    /** Without when and where it was measured. */
    private static String report(Path project, FileRepository repository, String... arguments) throws IOException {
        Files.deleteIfExists(project.resolve("target/jacoco.exec"));
        List<String> all = new ArrayList<>(repository.arguments());
        all.addAll(List.of(arguments));
        MavenRun run = MavenRun.of(project, all);
        assertThat(run.exitCode()).as(run.output()).isZero();
        return Files.readString(project.resolve("target/site/jacoco/jacoco.xml"))
                .replaceAll("<sessioninfo[^>]*>", "");
    }
}
