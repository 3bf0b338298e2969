package dev.vivace.isolation.verified;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.tools.ExecFileLoader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JaCoCo, which comes first, measures the same with us and without. */
class CoverageTest {

    private static final String PROGRAM =
            """
            import java.util.ArrayList;
            import java.util.List;

            public class Program {
                static final List<String> NAMES = new ArrayList<>();

                public static void main(String[] arguments) {
                    NAMES.add(Fields.NAME);
                    if (arguments.length > 0) {
                        unused();
                    }
                    System.out.println(Colour.RED.next().name() + new Fields() {}.length());
                }

                private static void unused() {
                    NAMES.clear();
                }
            }
            """;

    private static final String FIELDS =
            """
            public interface Fields {
                String NAME = System.getProperty("user.name");

                default int length() {
                    return NAME == null ? 0 : 1;
                }
            }
            """;

    private static final String COLOUR =
            """
            public enum Colour {
                RED,
                GREEN;

                private int uses;

                Colour next() {
                    uses++;
                    return uses > 1 ? RED : values()[(ordinal() + 1) % 2];
                }
            }
            """;

    @TempDir
    private Path directory;

    private Program program;

    @BeforeEach
    void compile() throws IOException {
        program = new Program(Files.createDirectory(directory.resolve("classes"))).with(PROGRAM, FIELDS, COLOUR);
    }

    @Test
    void isTheSameAsWithoutUs() throws IOException {
        File with = directory.resolve("with.exec").toFile();
        File without = directory.resolve("without.exec").toFile();

        covered(without).on(program.classes()).run("Program");
        covered(with).withAgent("").on(program.classes()).run("Program");

        assertThat(coverage(with)).isEqualTo(coverage(without)).hasSize(4);
        assertThat(coverage(with).values()).noneMatch(counts -> counts.startsWith("0/"));
    }

    private static Jvm covered(File execution) {
        return Jvm.of(17).with("-javaagent:target/agents/org.jacoco.agent-runtime.jar=destfile=" + execution);
    }

    private Map<String, String> coverage(File execution) throws IOException {
        ExecFileLoader loader = new ExecFileLoader();
        loader.load(execution);
        CoverageBuilder coverage = new CoverageBuilder();
        new Analyzer(loader.getExecutionDataStore(), coverage)
                .analyzeAll(program.classes().toFile());
        assertThat(coverage.getNoMatchClasses()).isEmpty();
        Map<String, String> counts = new TreeMap<>();
        for (IClassCoverage type : coverage.getClasses()) {
            counts.put(
                    type.getName(),
                    type.getInstructionCounter().getCoveredCount() + "/"
                            + type.getInstructionCounter().getTotalCount() + " branches "
                            + type.getBranchCounter().getCoveredCount());
        }
        return counts;
    }
}
