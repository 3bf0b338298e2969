package dev.vivace.cli;

import static dev.vivace.cli.VivaceProcess.copyOfSample;
import static dev.vivace.cli.VivaceProcess.vivace;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.cli.VivaceProcess.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Iterations of Spock's that end the JVM: those behind them run, under the numbers that they have in a whole run. */
class RowsIT {

    private static final Pattern TEST =
            Pattern.compile("\"id\": \"rows\\.RowsSpec#(?<id>[^\"]+)\",\\s*\"outcome\": \"(?<outcome>[a-z-]+)\"");

    @TempDir
    static Path directory;

    private static Path rows;

    @BeforeAll
    static void copy() {
        rows = copyOfSample("rows/spock", directory);
    }

    @Test
    void iterationsBehindOneThatEndsTheJvmRunAndEachHasItsOwnTime() throws IOException {
        Ended ended = vivace(rows, "run", "--isolation", "none", "--timeout", "3s", "--quiet", "--", "-o");

        assertThat(ended.exitCode()).as(ended.err()).isEqualTo(1);
        assertThat(tests()).containsExactlyInAnyOrderElementsOf(expected());
    }

    private static List<String> expected() {
        return Stream.of(
                        iterations("before", 2),
                        iterations("middle", 4, 2, 3),
                        iterations("last", 3, 3),
                        iterations("many", 230, 2),
                        iterations("slow", 5),
                        Stream.of("plain passed"))
                .flatMap(tests -> tests)
                .toList();
    }

    /** The method is a test, too. */
    private static Stream<String> iterations(String method, int count, Integer... crashed) {
        return Stream.concat(
                Stream.of(method + " passed"),
                IntStream.rangeClosed(1, count)
                        .mapToObj(
                                i -> method + "[" + i + "] " + (List.of(crashed).contains(i) ? "crashed" : "passed")));
    }

    @Test
    void aSingleOneCanBeNamed() throws IOException {
        Ended ended =
                vivace(rows, "run", "--test", "rows.RowsSpec#middle[4]", "--isolation", "none", "--quiet", "--", "-o");

        assertThat(ended.exitCode()).as(ended.out() + ended.err()).isZero();
        assertThat(tests()).containsExactlyInAnyOrder("middle passed", "middle[4] passed");
    }

    private static List<String> tests() throws IOException {
        return TEST.matcher(Files.readString(rows.resolve("target/vivace/run.json")))
                .results()
                .map(found -> found.group(1) + " " + found.group(2))
                .toList();
    }
}
