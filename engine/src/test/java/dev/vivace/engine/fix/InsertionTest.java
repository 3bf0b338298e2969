package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.MethodName;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources.TestMethod;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InsertionTest {

    private static final Snippet CLEAR =
            new Snippet(List.of("Cache.clear();"), Set.of(), Set.of("store.Cache"), Set.of());

    @TempDir
    private Path root;

    @Test
    void beginsATestWithAFewStatementsAndImportsWhatTheyNeed() {
        String before =
                """
                package shop;

                import java.util.List;
                import org.junit.jupiter.api.Test;

                class CartTest {

                    @Test
                    void starts() {
                        // empty at first
                        List.of();
                    }
                }
                """;

        assertThat(atStart(before, CLEAR))
                .isEqualTo(
                        """
                        package shop;

                        import java.util.List;
                        import org.junit.jupiter.api.Test;
                        import store.Cache;

                        class CartTest {

                            @Test
                            void starts() {
                                Cache.clear();
                                // empty at first
                                List.of();
                            }
                        }
                        """);
    }

    @Test
    void keepsTabsAndLineEndsAndDeclaresWhatIsThrown() {
        String before =
                "package shop;\r\n\r\nclass CartTest {\r\n\t@org.junit.Test public void starts() {\r\n\t\tint a;\r\n\t}\r\n}";
        Snippet throwing = new Snippet(List.of("Cache.clear();"), Set.of(), Set.of(), Set.of("java.io.IOException"));

        assertThat(atStart(before, throwing))
                .isEqualTo(
                        "package shop;\r\n\r\nimport java.io.IOException;\r\n\r\nclass CartTest {\r\n"
                                + "\t@org.junit.Test public void starts() throws IOException {\r\n\t\tCache.clear();\r\n\t\tint a;\r\n\t}\r\n}");
    }

    @Test
    void givesManyStatementsANameOfTheirOwn() {
        String before =
                """
                package shop;

                class CartTest {
                    @org.junit.Test
                    public void starts() {
                        run();
                    }
                }
                """;
        Snippet many = new Snippet(List.of("a();", "b();", "c();", "d();"), Set.of(), Set.of(), Set.of());

        assertThat(atStart(before, many))
                .isEqualTo(
                        """
                        package shop;

                        class CartTest {
                            @org.junit.Test
                            public void starts() {
                                restoreState();
                                run();
                            }

                            private void restoreState() {
                                a();
                                b();
                                c();
                                d();
                            }
                        }
                        """);
    }

    @Test
    void countsEachStatementThatIsCaughtTogether() {
        String before =
                """
                package shop;

                class CartTest {
                    @org.junit.Test
                    public void starts() {
                        run();
                    }
                }
                """;
        Snippet caught = new Snippet(
                List.of("try {\n    a();\n    b();\n    c();\n    d();\n} catch (E e) {\n}"),
                4,
                Set.of(),
                Set.of(),
                Set.of());

        assertThat(atStart(before, caught)).contains("    private void restoreState() {\n        try {\n");
    }

    @Test
    void givesABodyOfOneLineMoreOfThem() {
        String before =
                """
                package shop;

                class CartTest {
                    @org.junit.Test public void starts() { run(); }
                }
                """;

        assertThat(atStart(before, CLEAR))
                .contains(
                        """
                            @org.junit.Test public void starts() {
                                Cache.clear();
                                run();
                            }
                        """);
    }

    @Test
    void leavesACommentWhereItIs() {
        String before =
                """
                package shop;

                class CartTest {
                    @org.junit.Test
                    public void starts() { // at first
                        run();
                    }
                }
                """;

        assertThat(atStart(before, CLEAR))
                .contains("    public void starts() { // at first\n        Cache.clear();\n        run();\n");
    }

    @Test
    void neverHidesAVariableOfTheTest() {
        String before =
                """
                package shop;

                class CartTest {
                    int count;

                    @org.junit.Test
                    public void starts() {
                        count++;
                    }
                }
                """;
        Snippet hiding = new Snippet(
                List.of("int count = Cache.size();", "Cache.drop(count);"), Set.of("count"), Set.of(), Set.of());

        assertThat(atStart(before, hiding))
                .contains("        restoreState();\n        count++;\n")
                .contains("    private void restoreState() {\n        int count = Cache.size();\n");
    }

    @Test
    void addsToTheEndOfATearDownThatIsThere() {
        String before =
                """
                package shop;

                class CartTest {
                    @org.junit.jupiter.api.AfterEach
                    void close() {
                        stop();
                    }

                    @org.junit.jupiter.api.Test
                    void starts() {}
                }
                """;

        assertThat(inFixture(before, Phase.AFTER))
                .contains("    void close() {\n        stop();\n        Cache.clear();\n    }\n");
    }

    @Test
    void writesATearDownWhereThereIsNone() {
        String before =
                """
                package shop;

                import org.testng.annotations.Test;

                public class CartTest {

                    private int count;

                    /** First of all. */
                    @Test
                    public void starts() {}
                }
                """;

        assertThat(inFixture(before, Phase.AFTER))
                .isEqualTo(
                        """
                        package shop;

                        import org.testng.annotations.AfterMethod;
                        import org.testng.annotations.Test;
                        import store.Cache;

                        public class CartTest {

                            private int count;

                            @AfterMethod
                            public void restoreState() {
                                Cache.clear();
                            }

                            /** First of all. */
                            @Test
                            public void starts() {}
                        }
                        """);
    }

    @Test
    void overridesTheSetUpOfJUnit3() {
        String before =
                """
                package shop;

                import junit.framework.TestCase;

                public class CartTest extends TestCase {
                    public void starts() {}
                }
                """;

        assertThat(inFixture(before, Phase.BEFORE))
                .contains(
                        """
                            @Override
                            protected void setUp() throws Exception {
                                super.setUp();
                                Cache.clear();
                            }

                            public void starts() {}
                        """);
    }

    @Test
    void overridesTheTearDownThatAnAncestorHasInJUnit3() {
        new SourceTree(root)
                .with(
                        "shop/Base.java",
                        """
                        package shop;

                        public abstract class Base extends junit.framework.TestCase {
                            @Override public void tearDown() {}
                        }
                        """);
        String before =
                """
                package shop;

                public class CartTest extends Base {
                    @org.junit.Test public void starts() {}
                }
                """;

        assertThat(inFixture(before, Phase.AFTER))
                .contains(
                        """
                            @Override
                            public void tearDown() {
                                try {
                                    Cache.clear();
                                } finally {
                                    super.tearDown();
                                }
                            }
                        """);
        Snippet throwing = new Snippet(List.of("Cache.clear();"), Set.of(), Set.of(), Set.of("java.io.IOException"));
        SourceTree tree = new SourceTree(root);
        assertThat(Insertion.inFixture(tree.method("shop.CartTest#starts"), Phase.AFTER, throwing, name(tree)))
                .isEmpty();
    }

    @Test
    void guardsNoTearDownThatDoesNothing() {
        assertThat(inFixture(
                        "package shop;\n\nclass CartTest extends junit.framework.TestCase {\n"
                                + "    public void starts() {}\n}\n",
                        Phase.AFTER))
                .contains("        Cache.clear();\n        super.tearDown();\n    }\n");
    }

    @Test
    void addsToTheSetUpThatAClassOfJUnit3Has() {
        String before =
                """
                package shop;

                public class CartTest extends junit.framework.TestCase {
                    @Override
                    protected void setUp() throws Exception {
                        super.setUp();
                    }

                    public void starts() {}
                }
                """;

        assertThat(inFixture(before, Phase.BEFORE))
                .contains(
                        "    protected void setUp() throws Exception {\n        Cache.clear();\n        super.setUp();\n");
    }

    @Test
    void namesAFixtureAsNeitherAncestorsNorHeirsNameAMethod() {
        new SourceTree(root)
                .with("shop/Cleaning.java", "package shop; interface Cleaning { default void restoreState2() {} }")
                .with("shop/Base.java", "package shop; class Base implements Cleaning {}")
                .with("shop/FullCartTest.java", "package shop; class FullCartTest extends CartTest {}")
                .with(
                        "shop/other/LateTest.java",
                        "package shop.other; class Late { static class LateTest extends shop.FullCartTest {"
                                + " void restoreState() {} } }");
        String before =
                """
                package shop;

                class CartTest extends Base {
                    @org.junit.jupiter.api.Test
                    void starts() {}
                }
                """;

        assertThat(inFixture(before, Phase.AFTER)).contains("    void restoreState3() {\n");
    }

    @Test
    void keepsNothingInAFieldThatWouldHideAnother() {
        SourceTree tree = new SourceTree(root)
                .with("shop/Base.java", "package shop; class Base { protected String defaultLocale; }")
                .with(
                        "shop/CartTest.java",
                        "package shop; class CartTest extends Base {\n    @org.junit.Test public void starts() {}\n}\n");
        TestMethod test = tree.method("shop.CartTest#starts");

        assertThat(Insertion.keeping(test, Keepsake.ofJdk("the default locale").get(0), name(tree)))
                .isEmpty();
        assertThat(Insertion.keeping(
                        test, Keepsake.ofJdk("the default time zone").get(0), name(tree)))
                .get()
                .extracting(SourceFile::text)
                .asString()
                .contains("    private final TimeZone defaultTimeZone = TimeZone.getDefault();\n\n    @After\n");
    }

    @Test
    void annotatesATestAboveWhatItHas() {
        SourceTree tree = new SourceTree(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.jupiter.api.Test;

                        class CartTest {
                            /** Of the shop. */
                            @Test
                            void starts() {}
                        }
                        """);

        assertThat(Insertion.annotated(tree.method("shop.CartTest#starts"), JdkOffers.RESTORING)
                        .text())
                .contains("import org.junit.jupiter.api.util.RestoreSystemProperties;\n")
                .contains("    /** Of the shop. */\n    @RestoreSystemProperties\n    @Test\n    void starts() {}\n");
    }

    private String atStart(String before, Snippet snippet) {
        SourceTree tree = new SourceTree(root).with("shop/CartTest.java", before);
        return Insertion.atStart(tree.method("shop.CartTest#starts"), snippet, name(tree))
                .text();
    }

    private String inFixture(String before, Phase phase) {
        SourceTree tree = new SourceTree(root).with("shop/CartTest.java", before);
        return Insertion.inFixture(tree.method("shop.CartTest#starts"), phase, CLEAR, name(tree))
                .orElseThrow()
                .text();
    }

    private static MethodName name(SourceTree tree) {
        return new MethodName("restoreState", tree.sources());
    }
}
