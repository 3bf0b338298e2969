package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.Before;
import org.junit.ClassRule;
import org.junit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.runner.RunWith;
import org.mockito.Mock;
import org.mockito.junit.MockitoJUnit;
import org.mockito.junit.MockitoRule;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.test.context.ContextConfiguration;
import org.springframework.test.context.junit4.rules.SpringClassRule;
import org.springframework.test.context.junit4.rules.SpringMethodRule;

/** Stories of JUnit 4 beside Mockito and Spring, whose rules stand where their runners cannot. */
class Junit4ExtensionsTest {

    public static class ListTest {

        List<String> list;

        @Before
        public void make() {
            Log.add("List sets up");
            list = new ArrayList<>();
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(ListTest.class)
    @Safe
    public static class MockTest {

        @Rule
        public final MockitoRule rule = MockitoJUnit.rule();

        @Mock
        private Supplier<String> supplier;

        private Supplier<String> service;

        @Before
        public void make() {
            Supplier<String> inside = supplier;
            service = () -> "<" + inside.get() + ">";
        }

        @org.junit.Test
        public void one() {
            when(supplier.get()).thenReturn("one");
            assertThat(service.get()).isEqualTo("<one>");
        }

        @org.junit.Test
        public void two() {
            when(supplier.get()).thenReturn("two");
            assertThat(service.get()).isEqualTo("<two>");
        }
    }

    @Test
    void aClassWithMocksIsNotKeptAlive() {
        StoryRun run = StoryRun.of(MockTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.setUps()).isEqualTo(2);
        assertThat(run.output()).contains("MockTest#one: ");
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(MockTest.class)
    public static class OfMockTest {

        @org.junit.Test
        public void test() {
            Log.add("must not run");
        }
    }

    @Test
    void aProviderWhoseFieldsNobodyWouldFillIsRefused() {
        StoryRun run = StoryRun.of(OfMockTest.class).run();

        assertThat(run.log()).isEmpty();
        assertThat(run.failure("test"))
                .hasMessageContaining("MockTest has rules")
                .hasMessageContaining("rule");
    }

    @Configuration
    static class Beans {

        @Bean
        StringBuilder builder() {
            return new StringBuilder("bean");
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(ListTest.class)
    @ContextConfiguration(classes = Beans.class)
    public static class ContextTest {

        @ClassRule
        public static final SpringClassRule CONTEXT = new SpringClassRule();

        @Rule
        public final SpringMethodRule method = new SpringMethodRule();

        @Autowired
        private StringBuilder builder;

        @Fixture
        private List<String> list;

        @Before
        public void make() {
            list.add(builder.toString());
        }

        @org.junit.Test
        public void hasBeansAndFixtures() {
            assertThat(list).containsExactly("bean");
        }
    }

    @Test
    void aClassGetsItsBeansFromSpringsRules() {
        StoryRun run = StoryRun.of(ContextTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).containsExactly("hasBeansAndFixtures");
    }
}
