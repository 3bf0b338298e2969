package dev.vivace.cli;

import static dev.vivace.cli.VivaceProcess.copyOfProject;
import static dev.vivace.cli.VivaceProcess.vivace;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.cli.VivaceProcess.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a user gets wrong ends with exit code 2, says what, to what, and what to try, and shows no stack trace. */
class BadInputIT {

    @TempDir
    static Path directory;

    private static Path shop;

    @BeforeAll
    static void prepare() {
        shop = copyOfProject("shop", directory);
    }

    @Test
    void noSuchDirectory() {
        assertProblem(vivace(directory, "run", "nowhere"), "No such directory", directory.resolve("nowhere"), "Try: ");
    }

    @Test
    void notAMavenProject() throws IOException {
        Path plain = Files.createDirectories(directory.resolve("plain"));

        assertProblem(vivace(directory, "run", "plain"), plain, "pom.xml", "Try: ", "--classpath");
    }

    @Test
    void pomThatDoesNotParse() {
        Path broken = copyOfProject("broken", directory);

        assertProblem(vivace(directory, "run", "broken"), broken, "Non-parseable POM", "Try: ");
    }

    @Test
    void unknownOption() {
        assertProblem(vivace(shop, "run", "--isolaton", "none"), "--isolaton", "Try: --isolation", "--help");
    }

    @Test
    void orderFileThatNamesAnUnknownTest() throws IOException {
        Path order = Files.writeString(directory.resolve("order.txt"), "shop.CartTest#addsItm\n");

        assertProblem(
                vivace(shop, "run", "--order", order.toString()), "shop.CartTest#addsItm", "shop.CartTest#addsItem");
    }

    @Test
    void orderFileThatIsNotThere() {
        assertProblem(vivace(shop, "run", "--order", "nowhere.txt"), "No such order file", "nowhere.txt", "Try: ");
    }

    @Test
    void jdkThatIsNotThere() {
        assertProblem(vivace(shop, "run", "--java", "/nope"), "No JDK at /nope", "bin/java", "Try: ");
    }

    @Test
    void noTests() {
        Path empty = copyOfProject("empty", directory);

        assertProblem(vivace(empty, "run"), "No tests in", empty, "Try: ");
    }

    @Test
    void selectionThatMatchesNothing() {
        assertProblem(vivace(shop, "run", "--select", "Nothing*"), "No tests in", "--select Nothing*", "Try: ");
    }

    @Test
    void testThatIsNotThere() {
        assertProblem(vivace(shop, "run", "--test", "shop.CartTest#adds"), "shop.CartTest#adds", "Try: ");
    }

    @Test
    void historyOfANewerVersion() throws IOException {
        Path future = Files.createDirectories(directory.resolve("future"));
        Path project = copyOfProject("shop", future);
        Path history = Files.createDirectories(project.resolve(".vivace")).resolve("history.jsonl");
        Files.writeString(history, "{\"format\":\"vivace-history/99\"}\n");

        assertProblem(vivace(project, "run"), history, "vivace-history/99", "Try: ");
    }

    @Test
    void timeoutThatIsNoDuration() {
        assertProblem(vivace(shop, "run", "--timeout", "soon"), "Not a duration: 'soon'", "Try: ", "30s");
    }

    @Test
    void unknownIsolation() {
        assertProblem(vivace(shop, "run", "--isolation", "perfect"), "Unknown isolation: perfect", "Try: ", "none");
    }

    @Test
    void unknownMavenProfile() {
        assertProblem(vivace(shop, "run", "--", "-Pnowhere"), "nowhere", "Try: ");
    }

    private static void assertProblem(Ended ended, Object... parts) {
        assertThat(ended.exitCode()).as(ended.err() + ended.out()).isEqualTo(2);
        assertThat(ended.err()).doesNotContain("\tat ", "Exception in thread");
        for (Object part : parts) {
            assertThat(ended.err()).contains(part.toString());
        }
    }
}
