package dev.vivace.isolation.verified;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JVM's own judgement of what becomes of real libraries, from class files of Java 1.1 to those of Java 17. */
class VerifierTest {

    private static final String EVERY = "5";

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void acceptsEveryInstrumentedClassThatItAcceptedBefore(int version) {
        List<String> printed = Jvm.of(version)
                .with("-Xverify:all")
                .on(Jvm.agentJar(), Jvm.testClasses())
                .run(Sweep.class.getName(), arguments());

        assertThat(printed).noneMatch(line -> line.contains(" of ") && line.contains("Error"));
        Map<String, Integer> counts = counts(printed);
        assertThat(counts).containsEntry("refused", 0);
        assertThat(counts.get("seen")).isGreaterThan(3_000);
        assertThat(counts.get("changed")).isGreaterThan(700);
    }

    private static String[] arguments() {
        return Stream.concat(Stream.of(EVERY), Jvm.libraries().stream().map(Path::toString))
                .toArray(String[]::new);
    }

    private static Map<String, Integer> counts(List<String> printed) {
        return printed.stream()
                .map(line -> line.split("=", 2))
                .filter(parts -> parts.length == 2 && parts[1].matches("\\d+"))
                .collect(Collectors.toMap(
                        parts -> parts[0],
                        parts -> Integer.valueOf(parts[1]),
                        (first, second) -> second,
                        TreeMap::new));
    }
}
