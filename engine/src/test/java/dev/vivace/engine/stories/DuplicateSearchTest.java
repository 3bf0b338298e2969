package dev.vivace.engine.stories;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.SharedSetUp;
import dev.vivace.engine.source.TestSources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Set-ups from source to proposals. */
class DuplicateSearchTest {

    private static final String FILLED =
            """
            list = new java.util.ArrayList<>();
            list.add("one");
            list.add("two");
            list.add("three");
            """;

    @TempDir
    private Path root;

    private final List<String> names = new ArrayList<>();

    @Test
    void proposesAProviderForWhatThreeClassesBeginWith() {
        write("ATest", "list", FILLED + "list.add(\"a\");");
        write("BTest", "list", FILLED + "list.add(\"b\");");
        write("CTest", "list", FILLED + "list.add(\"c\");");

        SharedSetUp found = search().get(0);

        assertThat(found.statements()).isEqualTo(4);
        assertThat(found.copies()).extracting(SharedSetUp.Copy::className).containsExactly("ATest", "BTest", "CTest");
        assertThat(found.provider()).isEmpty();
        assertThat(String.join("\n", found.sketch().provider()))
                .isEqualTo(
                        """
                        class ListSetUp {
                            List<String> list;

                            @BeforeEach
                            void setUp() {
                                list = new java.util.ArrayList<>();
                                list.add("one");
                                list.add("two");
                                list.add("three");
                            }
                        }""");
        assertThat(String.join("\n", found.sketch().consumer()))
                .isEqualTo(
                        """
                        @FixtureSetup(ListSetUp.class)
                        class BTest {
                            @Fixture List<String> list;
                            // setUp() without its first 4 statements
                        }""");
    }

    @Test
    void takesAClassWhoseWholeSetUpItIsForTheProvider() {
        write("ATest", "list", FILLED + "list.add(\"a\");");
        write("BTest", "list", FILLED);

        SharedSetUp found = search().get(0);

        assertThat(found.provider()).contains("BTest");
        assertThat(found.sketch().provider()).isEmpty();
        assertThat(found.linesSaved()).isEqualTo(3);
    }

    @Test
    void doesNotTakeAClassWhoseFieldsAnExtensionFills() {
        write("ATest", "list", FILLED);
        write("BTest", "list;\n    @org.junit.jupiter.api.io.TempDir java.nio.file.Path place", FILLED);

        assertThat(search().get(0).provider()).contains("ATest");

        write("ATest", "list;\n    @org.junit.jupiter.api.io.TempDir java.nio.file.Path place", FILLED);
        assertThat(search().get(0).provider()).isEmpty();
    }

    @Test
    void doesNotMindTheNamesOfFields() {
        write("ATest", "list", FILLED);
        write("BTest", "names", FILLED.replace("list", "names"));

        assertThat(search().get(0).sketch().consumer()).contains("    @Fixture(\"list\") List<String> names;");
    }

    @Test
    void makesAFieldOfALocalVariableThatIsNeededLater() {
        String local = FILLED.replace("list =", "List<String> some =").replace("list.", "some.");
        write("ATest", "list", local + "list = some;");
        write("BTest", "list", local + "list = List.copyOf(some);");

        assertThat(search().get(0).sketch().provider())
                .contains("    List<String> some;", "        some = new java.util.ArrayList<>();");
    }

    @Test
    void endsWhereAStatementNeedsWhatOnlyItsClassHas() {
        write("ATest", "list", "list = new java.util.ArrayList<>();\nlist.add(toString());");
        write("BTest", "list", "list = new java.util.ArrayList<>();\nlist.add(toString());");

        assertThat(search()).isEmpty();
    }

    @Test
    void doesNotProposeToShareASingleStatementUnlessItMayTakeLong() {
        write("ATest", "list", "list = List.of();");
        write("BTest", "list", "list = List.of();");
        assertThat(search()).isEmpty();

        write("CTest", "list", "java.nio.file.Files.list(java.nio.file.Path.of(\"a\"));");
        write("DTest", "list", "java.nio.file.Files.list(java.nio.file.Path.of(\"a\"));");
        assertThat(search()).extracting(SharedSetUp::costly).containsExactly(Optional.of("java.nio.file.Files"));
    }

    @Test
    void countsWhatIsRepeatedThoughItDoesNotPay() {
        write("ATest", "list", "list = new java.util.ArrayList<>();\nlist.add(\"a\");");
        write("BTest", "list", "list = new java.util.ArrayList<>();\nlist.add(\"a\");\nlist.clear();");

        assertThat(search()).singleElement().satisfies(found -> {
            assertThat(found.linesRepeated()).isEqualTo(2);
            assertThat(found.linesSaved()).isEqualTo(1);
        });
    }

    private void write(String name, String field, String statements) {
        names.remove(name);
        names.add(name);
        String text =
                """
                import java.util.List;
                import org.junit.jupiter.api.BeforeEach;

                class %s {
                    private List<String> %s;

                    @BeforeEach
                    void setUp() {
                %s
                    }
                }
                """
                        .formatted(name, field, statements.strip().indent(8).stripTrailing());
        try {
            Files.writeString(root.resolve(name + ".java"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<SharedSetUp> search() {
        TestSources sources =
                new TestSources(List.of(root), UTF_8, frameworks(), Path.of(System.getProperty("java.home")));
        return DuplicateSearch.in(new SetUpSources(sources), names);
    }

    private static List<Path> frameworks() {
        try (Stream<Path> jars = Files.list(Path.of("target", "frameworks"))) {
            return jars.map(Path::toAbsolutePath).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
