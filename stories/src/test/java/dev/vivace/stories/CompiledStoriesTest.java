package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stories that cannot stand among the others: the bank without what it says of its tests, and what a newer JUnit brings. */
class CompiledStoriesTest {

    private static final Path SOURCES = Path.of("src", "test", "java", "dev", "vivace", "stories");

    @TempDir
    Path directory;

    /** The first run may meet the test first that changes its fixtures; the second knows which one it is. */
    @Test
    void theBankNeedsNoAnnotationsInAutoMode() throws Exception {
        String bank = Files.readString(SOURCES.resolve("BankStories.java"));
        compile("BankStories.java", bank.replace("@Safe", ""));

        String first = inAutoMode();
        String second = inAutoMode();

        assertThat(first).contains("7 tests successful");
        assertThat(OtherJvm.setUps(first)).isBetween(9L, 15L);
        assertThat(second)
                .contains("7 tests successful")
                .contains("WithdrawTest#lessThanBalance: it changed AccountTest.jane.balance: Integer 10 -> Integer 5")
                .contains("9 set-ups run, 18 saved");
        assertThat(OtherJvm.setUps(second)).isEqualTo(9);
    }

    private String inAutoMode() throws Exception {
        return new OtherJvm(directory)
                .with("-Dvivace.stories.safe=auto")
                .console("junit-6.1", classPath(), BankStories.ALL);
    }

    @Test
    void eachSetOfParametersOfAClassHasItsOwnSetUps() throws Exception {
        compile("ParametersOfClassesTest.java", PARAMETERS_OF_CLASSES);

        String output = new OtherJvm(directory)
                .console(
                        "junit-6.1",
                        classPath(),
                        "dev.vivace.stories.ParametersOfClassesTest",
                        "dev.vivace.stories.OfParametersOfClassesTest");

        assertThat(output)
                .contains("4 tests successful")
                .contains("its set-ups may know what is gone with it: the parameters of ParametersOfClassesTest")
                .contains("1 tests failed")
                .contains("ParametersOfClassesTest is a @ParameterizedClass, whose parameters nobody would give it");
        assertThat(OtherJvm.setUps(output)).isEqualTo(4);
    }

    private static final String PARAMETERS_OF_CLASSES =
            """
            package dev.vivace.stories;

            import static org.junit.jupiter.api.Assertions.assertEquals;

            import java.util.List;
            import org.junit.jupiter.api.BeforeEach;
            import org.junit.jupiter.api.Test;
            import org.junit.jupiter.params.Parameter;
            import org.junit.jupiter.params.ParameterizedClass;
            import org.junit.jupiter.params.provider.ValueSource;

            @FixtureSetup(ParametersTest.ListTest.class)
            @ParameterizedClass
            @Safe
            @ValueSource(strings = {"one", "other"})
            class ParametersOfClassesTest {

                @Fixture
                List<String> list;

                @Parameter
                String name;

                @BeforeEach
                void make() {
                    list.add(name);
                }

                @Test
                void findsItsOwn() {
                    assertEquals(List.of(name), list);
                }

                @Test
                void findsItOnceMore() {
                    assertEquals(List.of(name), list);
                }
            }

            @FixtureSetup(ParametersOfClassesTest.class)
            class OfParametersOfClassesTest {

                @Test
                void test() {}
            }
            """;

    private String classPath() {
        return directory.resolve("classes") + File.pathSeparator + OtherJvm.ours();
    }

    private void compile(String name, String text) throws IOException {
        Path source = Files.writeString(directory.resolve(name), text);
        String junit = OtherJvm.jar("junit-6.1").toString();
        int code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        Stream.of(
                                        "-proc:none",
                                        "-cp",
                                        OtherJvm.ours() + File.pathSeparator + junit,
                                        "-d",
                                        directory.resolve("classes").toString(),
                                        source.toString())
                                .toArray(String[]::new));
        assertThat(code).isZero();
    }
}
