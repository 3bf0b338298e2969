package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatePerTestTest {

    @TempDir
    private Path root;

    @Test
    void makesForEachTestWhatAClassMadeOnce() {
        String before =
                """
                package shop;

                import org.junit.BeforeClass;
                import org.junit.Test;

                public class CartTest {
                    private final static StringBuilder log = new StringBuilder();
                    private static final int SIZE = 3;

                    private static StringBuilder cart;

                    @BeforeClass
                    public static void setUp() {
                        cart = new StringBuilder(log);
                    }

                    @Test
                    public void starts() {
                        cart.append(SIZE);
                    }
                }
                """;

        assertThat(after(before))
                .contains(
                        """
                        package shop;

                        import org.junit.Before;
                        import org.junit.Test;

                        public class CartTest {
                            private final StringBuilder log = new StringBuilder();
                            private static final int SIZE = 3;

                            private StringBuilder cart;

                            @Before
                            public void setUp() {
                                cart = new StringBuilder(log);
                            }

                            @Test
                            public void starts() {
                                cart.append(SIZE);
                            }
                        }
                        """);
    }

    @Test
    void keepsAnImportThatIsStillNeededAndAddsTheOther() {
        String before =
                """
                package shop;

                import org.junit.jupiter.api.AfterAll;
                import org.junit.jupiter.api.BeforeAll;
                import org.junit.jupiter.api.Test;

                class CartTest {
                    private static int[] items = {0};

                    @BeforeAll
                    static void fill() {
                        items[0] = 1;
                    }

                    @BeforeAll
                    static void connect() {}

                    @AfterAll
                    static void empty() {
                        items = null;
                    }

                    @Test
                    void starts() {
                        items[0]++;
                    }
                }
                """;

        assertThat(after(before).orElseThrow())
                .contains("import org.junit.jupiter.api.AfterEach;\nimport org.junit.jupiter.api.BeforeAll;\n")
                .contains("import org.junit.jupiter.api.BeforeEach;\n")
                .contains("    private int[] items = {0};\n")
                .contains("    @BeforeEach\n    void fill() {")
                .contains("    @BeforeAll\n    static void connect() {}")
                .contains("    @AfterEach\n    void empty() {");
    }

    @Test
    void leavesAloneWhatStaticCodeUses() {
        assertThat(
                        after(
                                """
                        package shop;

                        public class CartTest {
                            private static int[] items = {0};

                            static int first() {
                                return items[0];
                            }

                            @org.junit.Test
                            public void starts() {}
                        }
                        """))
                .isEmpty();
    }

    @Test
    void leavesAloneWhatHasAnHeir() {
        new SourceTree(root).with("shop/BigCartTest.java", "package shop;\nclass BigCartTest extends CartTest {}\n");

        assertThat(
                        after(
                                """
                        package shop;

                        public class CartTest {
                            private static int[] items = {0};

                            @org.junit.Test
                            public void starts() {
                                items[0]++;
                            }
                        }
                        """))
                .isEmpty();
    }

    @Test
    void leavesTestsAloneThatShareAnObjectAnyway() {
        assertThat(
                        after(
                                """
                        package shop;

                        public class CartTest {
                            private static int[] items = {0};

                            @org.testng.annotations.Test
                            public void starts() {
                                items[0]++;
                            }
                        }
                        """))
                .isEmpty();
    }

    private Optional<String> after(String before) {
        SourceTree tree = new SourceTree(root).with("shop/CartTest.java", before);
        return StatePerTest.of(tree.method("shop.CartTest#starts"), tree.sources())
                .map(state -> state.after().text());
    }
}
