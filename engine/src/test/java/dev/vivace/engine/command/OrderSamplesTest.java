package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import dev.vivace.engine.command.DetectCommand.ModuleFindings;
import dev.vivace.engine.model.Budget;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.run.CompiledProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A search in each of {@code samples/order} finds what the sample says of itself, and nothing else. */
class OrderSamplesTest {

    private static final Path SAMPLES = Path.of("..", "samples", "order");

    /** Enough for the whole suite in every way, and for what is left in suites of so few tests. */
    private static final Budget BUDGET = Budget.ofOrders(30);

    /** What a sample says of itself; of this we do not look at cleaners and leaks. */
    private record Expected(List<ExpectedFinding> findings) {

        static Expected of(String sample) throws IOException {
            return new Gson()
                    .fromJson(Files.readString(SAMPLES.resolve(sample).resolve("expected.json")), Expected.class);
        }

        List<String> sentences() {
            return findings.stream().map(ExpectedFinding::sentence).toList();
        }
    }

    private record ExpectedFinding(
            String test, String kind, List<Set<String>> polluters, List<Set<String>> stateSetters) {

        String sentence() {
            List<Set<String>> causes = kind.equals("victim") ? polluters : stateSetters;
            return test + " is a " + kind + " after "
                    + causes.get(0).stream().sorted().toList();
        }
    }

    static List<String> samples() throws IOException {
        try (Stream<Path> directories = Files.list(SAMPLES)) {
            return directories
                    .filter(Files::isDirectory)
                    .map(directory -> directory.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void showsWhatItSaysOfItself(String sample, @TempDir Path directory) throws IOException {
        ModuleFindings found = search(sample, directory);

        assertThat(found.result().alwaysRed()).isEmpty();
        assertThat(found.result().findings())
                .extracting(OrderSamplesTest::sentence)
                .containsExactlyInAnyOrderElementsOf(Expected.of(sample).sentences());
    }

    private static ModuleFindings search(String sample, Path directory) {
        CompiledProject project = CompiledProject.of(SAMPLES.resolve(sample).resolve("src"), directory);
        DetectRequest request =
                new DetectRequest(Requests.isolated(Optional.of(Isolation.RESET), OptionalInt.of(1)), BUDGET, 1);
        return new DetectCommand(request, new DetectListener() {}, false)
                .run(List.of(Launches.alphabetical(startingFast(project.spec()))))
                .get(0);
    }

    /** Most of these JVMs end before it pays to compile anything well. */
    private static LaunchSpec startingFast(LaunchSpec spec) {
        return spec.withJvm(spec.jvm().withArguments(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")));
    }

    private static String sentence(Finding finding) {
        return finding.test() + " is a " + finding.kind().label() + " after " + causes(finding);
    }

    private static List<String> causes(Finding finding) {
        boolean isVictim = finding.kind() == Finding.Kind.VICTIM;
        return (isVictim ? finding.failing() : finding.passing())
                .tests().stream()
                        .filter(test -> !test.equals(finding.test()))
                        .map(TestId::toString)
                        .sorted()
                        .toList();
    }
}
