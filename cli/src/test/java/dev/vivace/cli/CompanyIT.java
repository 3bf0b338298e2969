package dev.vivace.cli;

import static dev.vivace.cli.VivaceProcess.copyOfSample;
import static dev.vivace.cli.VivaceProcess.vivace;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.cli.VivaceProcess.Ended;
import dev.vivace.testsupport.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Libraries and languages that keep state, with JaCoCo measuring: in one JVM every victim is red, and none is where the
 * JVM forgets. None needs another JVM for it, and nothing has to be asked twice.
 */
class CompanyIT {

    private static final Set<String> VICTIMS = Set.of(
            "company.DatabaseVictimTest",
            "company.GroovyVictimTest",
            "company.KotlinVictimTest",
            "company.Log4jVictimTest",
            "company.LogbackVictimTest",
            "company.LombokVictimTest",
            "company.MockitoVictimTest",
            "company.SpockVictimSpec",
            "company.SpringVictimTest");

    private static final Pattern RED = Pattern.compile("^[A-Z-]+ ([\\w.]+)#", Pattern.MULTILINE);

    @TempDir
    static Path directory;

    private static Path company;
    private static Ended inOneJvm;

    @BeforeAll
    static void compileAndRun() {
        company = copyOfSample("company", directory);
        inOneJvm = vivace(company, "run", "--isolation", "none", "--quiet");
    }

    @Test
    void nothingIsForgottenWithoutIsolation() {
        assertThat(inOneJvm.exitCode()).as(inOneJvm.err()).isEqualTo(1);
        assertThat(RED.matcher(inOneJvm.out())
                        .results()
                        .map(found -> found.group(1))
                        .collect(Collectors.toSet()))
                .isEqualTo(VICTIMS);
    }

    @Test
    void aResetForgets() throws IOException {
        assertNothingIsLeft(vivace(company, "run", "--isolation", "reset", "--quiet", "--", "-o"));
    }

    @Test
    void soDoesTheDefaultAndOnJava25() throws IOException {
        String java25 = Jdks.home(25).toString();

        assertNothingIsLeft(vivace(company, "run", "--java", java25, "--audit-rate", "0.2", "--quiet", "--", "-o"));
    }

    @Test
    void aJvmForEachClassSaysTheSame() throws IOException {
        assertNothingIsLeft(
                vivace(company, "run", "--isolation", "process", "--select", "Kotlin*,S*", "--quiet", "--", "-o"));
    }

    private static void assertNothingIsLeft(Ended ended) throws IOException {
        assertThat(ended.exitCode()).as(ended.out() + ended.err()).isZero();
        assertThat(ended.out()).doesNotContain("Note:");
        assertThat(Files.readString(company.resolve("target/vivace/run.json")))
                .contains("\"failed\": 0", "\"flaky\": 0", "\"taints\": []");
    }
}
