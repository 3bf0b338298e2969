package dev.vivace.engine.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaCompilationTest {

    private static final Path OUR_JDK = Path.of(System.getProperty("java.home"));

    @TempDir
    Path directory;

    @Test
    void compilesTheTextInMemoryAndNotTheFile() throws IOException {
        SourceFile file = file("shop/Cart.java", "package shop; class Cart { broken }");
        SourceFile repaired = file.with(List.of(new Edit(27, 33, "int items;")));

        assertThat(compile(OUR_JDK, repaired).errors()).isEmpty();
        assertThat(directory.resolve("output/shop/Cart.class")).exists();
    }

    @Test
    void seesTheClassPath() throws IOException {
        build("11", file("shop/Cart.java", "package shop; public class Cart {}"));
        SourceFile test = file("shop/CartTest.java", "package shop; class CartTest extends Cart {}");

        assertThat(compile(OUR_JDK, test).isGood()).isTrue();
    }

    @Test
    void tellsErrorsWithTheirLine() throws IOException {
        SourceFile file = file(
                "shop/Cart.java",
                """
                package shop;

                class Cart {
                    Missing items;
                }
                """);

        assertThat(compile(OUR_JDK, file).errors())
                .singleElement()
                .asString()
                .startsWith(file.path() + ":4: cannot find symbol");
    }

    @Test
    void takesNoSourcesFromTheClassPath() throws IOException {
        Files.createDirectories(directory.resolve("classes/shop"));
        Files.writeString(directory.resolve("classes/shop/Item.java"), "package shop; class Item {}");
        SourceFile file = file("shop/Cart.java", "package shop; class Cart { Item item; }");

        assertThat(compile(OUR_JDK, file).isGood()).isFalse();
    }

    @Test
    void compilesForTheJavaForWhichTheBuildDid() throws IOException {
        SourceFile file = file("shop/Cart.java", "// package other;\npackage shop;\nclass Cart {}");
        build("11", file);

        assertThat(compile(OUR_JDK, file).isGood()).isTrue();
        assertThat(compiledVersion("shop/Cart.class")).isEqualTo(new ClassVersion(11, false));
    }

    @Test
    void knowsNoSyntaxThatTheBuildDoesNotKnow() throws IOException {
        SourceFile file = file("Cart.java", "class Cart {}");
        build("11", file);
        SourceFile changed = file.with(List.of(Edit.insert(file.text().length(), " record Item() {}")));

        assertThat(compile(OUR_JDK, changed).errors()).first().asString().contains("records are not supported");
    }

    @Test
    void compilesForTheNewestJavaWhereTheBuildHasNoSuchClass() throws IOException {
        assertThat(compile(OUR_JDK, file("Cart.java", "class Cart {}")).isGood())
                .isTrue();
        assertThat(compiledVersion("Cart.class").release())
                .isEqualTo(Runtime.version().feature());
    }

    @Test
    void refusesWhatIsCompiledForANewerJavaThanOurs() throws IOException {
        SourceFile file = file("Cart.java", "class Cart {}");
        Files.createDirectories(directory.resolve("classes"));
        Files.write(directory.resolve("classes/Cart.class"), new byte[] {-54, -2, -70, -66, 0, 0, 0, 99});

        assertThatThrownBy(() -> compile(Path.of("/jdk"), file))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith("The tests are compiled for Java 55, but Vivace runs on Java ");
    }

    @Test
    void mayBeUsedAgain() throws IOException {
        SourceFile cart = file("Cart.java", "class Cart {}");
        SourceFile item = file("Item.java", "class Item {}");
        Path first = directory.resolve("first");
        Path second = directory.resolve("second");

        try (JavaCompilation compilation = new JavaCompilation(OUR_JDK, List.of())) {
            assertThat(compilation.compile(List.of(cart), first).isGood()).isTrue();
            assertThat(compilation.compile(List.of(item), second).isGood()).isTrue();
        }

        assertThat(first).isDirectoryContaining("glob:**/Cart.class");
        assertThat(second).isDirectoryNotContaining("glob:**/Cart.class").isDirectoryContaining("glob:**/Item.class");
    }

    @Test
    void runsAnnotationProcessorsWhereSourcesNeedThem() throws IOException {
        SourceFile processor = file(
                "Maker.java",
                """
                import java.util.Set;
                import javax.annotation.processing.*;
                import javax.lang.model.element.*;

                @SupportedAnnotationTypes("*")
                public class Maker extends AbstractProcessor {
                    private boolean done;

                    @Override
                    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
                        if (!done) {
                            done = true;
                            try (java.io.Writer file = processingEnv.getFiler().createSourceFile("Made").openWriter()) {
                                file.write("class Made {}");
                            } catch (java.io.IOException e) {
                                throw new IllegalStateException(e);
                            }
                        }
                        return false;
                    }
                }
                """);
        build("11", processor);
        Path services = Files.createDirectories(directory.resolve("classes/META-INF/services"));
        Files.writeString(services.resolve("javax.annotation.processing.Processor"), "Maker\n");

        assertThat(compile(OUR_JDK, file("Cart.java", "class Cart { Made made; }"))
                        .errors())
                .isEmpty();
        assertThat(directory.resolve("output/Made.class")).exists();
    }

    private JavaCompilation.Result compile(Path jdk, SourceFile file) {
        try (JavaCompilation compilation = new JavaCompilation(jdk, List.of(directory.resolve("classes")))) {
            return compilation.compile(List.of(file), directory.resolve("output"));
        }
    }

    private ClassVersion compiledVersion(String name) throws IOException {
        try (InputStream file = Files.newInputStream(directory.resolve("output").resolve(name))) {
            return ClassVersion.read(file);
        }
    }

    /** What the project's own build did. */
    private void build(String release, SourceFile file) {
        int exit = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "--release",
                        release,
                        "-proc:none",
                        "-d",
                        directory.resolve("classes").toString(),
                        file.path().toString());
        assertThat(exit).isZero();
    }

    private SourceFile file(String name, String text) throws IOException {
        Path file = directory.resolve("src").resolve(name);
        Files.createDirectories(file.getParent());
        return SourceFile.read(Files.writeString(file, text), UTF_8);
    }
}
