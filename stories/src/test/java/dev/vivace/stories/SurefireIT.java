package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.testsupport.FileRepository;
import dev.vivace.testsupport.MavenRun;
import dev.vivace.testsupport.SampleCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Surefire runs the bank as its users would, with nothing but a dependency; the set-ups are counted inside themselves. */
class SurefireIT {

    /** One for all, so that what Maven needs is copied there once. */
    @TempDir
    static Path directory;

    private static FileRepository repository;

    @BeforeAll
    static void publish() throws IOException {
        repository = FileRepository.in(directory, System.getProperty("vivace.version"))
                .with("stories");
    }

    @Test
    void countsOfThePaper() throws Exception {
        Path project = SampleCopy.of("bank-stories", directory.resolve("as-it-is"));

        MavenRun run = test(project);

        assertThat(run.output()).contains("9 set-ups run, 18 saved").contains("BUILD SUCCESS");
        assertThat(setUps(project, "off")).isEqualTo(27);
        assertThat(setUps(project, "log")).isEqualTo(9);
        assertThat(setUps(project, "closure")).isEqualTo(7);
        int inForks = setUps(project, "forks");
        assertThat(inForks).isBetween(9, 26);
        assertThat(project.resolve("target/set-ups/forks.json"))
                .content()
                .contains("\"setUpsRun\":" + inForks + ",\"setUpsSaved\":" + (27 - inForks) + ",");
        assertThat(project.resolve("target/vivace/stories.json"))
                .content()
                .startsWith("{\"format\":\"vivace-stories/1\",\"reuse\":\"prefix\",\"safe\":\"trust\","
                        + "\"setUpsRun\":9,\"setUpsSaved\":18,");
    }

    @Test
    void countsWithoutSingularProviders() throws Exception {
        Path project = SampleCopy.of("bank-stories", directory.resolve("without-singular"));
        Path root = project.resolve("src/test/java/bank/BankingSystemTest.java");
        Files.writeString(root, Files.readString(root).replace("\n@Singular\n", "\n"));

        MavenRun run = test(project);

        assertThat(run.output()).contains("BUILD SUCCESS");
        assertThat(setUps(project, "off")).isEqualTo(30);
        assertThat(setUps(project, "log")).isEqualTo(10);
        assertThat(setUps(project, "closure")).isEqualTo(8);
    }

    private static MavenRun test(Path project) {
        List<String> arguments = new ArrayList<>(repository.arguments());
        arguments.addAll(List.of("-Pevery-way", "test"));
        return MavenRun.of(project, arguments);
    }

    private static int setUps(Path project, String log) throws IOException {
        return Files.readAllLines(project.resolve("target/set-ups/" + log + ".txt"))
                .size();
    }
}
