package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.FixtureSurvey.Fixture;
import dev.vivace.engine.boost.FixtureSurvey.Kind;
import dev.vivace.engine.source.Framework;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SurveyorTest {

    @TempDir
    private Path root;

    @Test
    void findsOwnAndInheritedFixturesAndCountsTestsOfNestedClasses() {
        FixtureSurvey survey = new BoostSources(root)
                .with(
                        "shop/ShopTest.java",
                        """
                        package shop;

                        abstract class ShopTest {
                            @org.junit.jupiter.api.BeforeEach
                            void open() {}
                        }
                        """)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.jupiter.api.*;
                        import org.junit.jupiter.api.io.TempDir;

                        class CartTest extends ShopTest {
                            @TempDir java.nio.file.Path directory;
                            int size = 1;
                            static int all = 2;

                            @AfterEach
                            void close() {}

                            @Test void starts() {}

                            @Nested class Full {
                                @RepeatedTest(3) void ends() {}
                            }
                        }
                        """)
                .transformer()
                .survey("shop.CartTest");

        assertThat(survey.framework()).isEqualTo(Optional.of(Framework.JUPITER));
        assertThat(survey.tests()).isEqualTo(3);
        assertThat(survey.isCandidate()).isTrue();
        assertThat(survey.fixtures())
                .containsExactly(
                        new Fixture("shop.ShopTest", "open", Kind.SET_UP, 5),
                        new Fixture("shop.CartTest", "directory", Kind.TEMPORARY_DIRECTORY, 7),
                        new Fixture("shop.CartTest", "size", Kind.FIELD, 8),
                        new Fixture("shop.CartTest", "close", Kind.TEAR_DOWN, 12));
    }

    @Test
    void knowsFixturesOfJunit3ByName() {
        FixtureSurvey survey = new BoostSources(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        public class CartTest extends junit.framework.TestCase {
                            protected void setUp() {}
                            public void testStarts() {}
                            public void testEnds() {}
                        }
                        """)
                .transformer()
                .survey("shop.CartTest");

        assertThat(survey.framework()).isEmpty();
        assertThat(survey.tests()).isEqualTo(2);
        assertThat(survey.fixtures()).extracting(Fixture::kind).containsExactly(Kind.SET_UP);
    }
}
