package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.mockito.Mock;
import org.mockito.junit.jupiter.MockitoExtension;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.junit.jupiter.SpringJUnitConfig;

/** Stories beside Mockito, Spring and JUnit's own extensions. */
class ExtensionsTest {

    static class ListTest {

        List<String> list;

        @BeforeEach
        void make() {
            Log.add("List sets up");
            list = new ArrayList<>();
        }
    }

    @FixtureSetup(ListTest.class)
    @ExtendWith(MockitoExtension.class)
    @Safe
    static class MockTest {

        @Mock
        Supplier<String> supplier;

        Supplier<String> service;

        @BeforeEach
        void make() {
            Supplier<String> inside = supplier;
            service = () -> "<" + inside.get() + ">";
        }

        @Test
        void one() {
            when(supplier.get()).thenReturn("one");
            assertThat(service.get()).isEqualTo("<one>");
        }

        @Test
        void two() {
            when(supplier.get()).thenReturn("two");
            assertThat(service.get()).isEqualTo("<two>");
        }
    }

    @Test
    void aClassWithMocksIsNotKeptAlive() {
        StoryRun run = StoryRun.of(MockTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.setUps()).isEqualTo(2);
        assertThat(run.output()).contains("an extension filled its fields: supplier");
    }

    @FixtureSetup(MockTest.class)
    static class OfMockTest {

        @Test
        void test() {
            Log.add("must not run");
        }
    }

    @FixtureSetup(ListTest.class)
    static class DirectoryTest {

        @TempDir
        Path directory;

        @Test
        void own() {
            assertThat(directory).isDirectory();
        }
    }

    @FixtureSetup(DirectoryTest.class)
    static class OfDirectoryTest {

        @Test
        void test() {
            Log.add("must not run");
        }
    }

    @Test
    void aProviderWhoseFieldsNobodyWouldFillIsRefused() {
        StoryRun mocks = StoryRun.of(OfMockTest.class).run();
        StoryRun directories = StoryRun.of(OfDirectoryTest.class).run();

        assertThat(mocks.log()).isEmpty();
        assertThat(mocks.failure("test"))
                .hasMessageContaining("@Mock " + MockTest.class.getName() + ".supplier")
                .hasMessageContaining("Mockito.mock(…)");
        assertThat(directories.failure("test")).hasMessageContaining("@TempDir");
    }

    @Test
    void extensionsOfTheRunningClassWorkAsEver() {
        assertThat(StoryRun.of(DirectoryTest.class).run().passed()).containsExactly("own");
    }

    @Configuration
    static class Beans {

        @Bean
        StringBuilder builder() {
            Log.add("context starts");
            return new StringBuilder("bean");
        }
    }

    @SpringJUnitConfig(Beans.class)
    static class ContextTest {

        @Autowired
        StringBuilder builder;

        String text;

        @BeforeEach
        void make() {
            Log.add("Context sets up");
            text = builder.toString();
        }

        @Safe
        @Test
        void own() {
            assertThat(text).isEqualTo("bean");
        }
    }

    @FixtureSetup(ContextTest.class)
    static class OfContextTest {

        @Fixture
        String text;

        @Safe
        @Test
        void of() {
            assertThat(text).isEqualTo("bean");
        }

        @DirtiesContext
        @Safe
        @Test
        void dirties() {
            assertThat(text).isEqualTo("bean");
        }
    }

    @Test
    void aProviderGetsItsBeansFromSpring() {
        StoryRun run = StoryRun.of(OfContextTest.class, ContextTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(3);
        assertThat(run.setUps()).isEqualTo(1);
        assertThat(run.log()).filteredOn("context starts"::equals).hasSize(1);
        assertThat(run.output()).contains("OfContextTest#dirties: it is unsafe");
    }
}
