package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.taintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.mockConstruction;
import static org.mockito.Mockito.mockStatic;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.when;

import dev.vivace.isolation.Isolation;
import java.io.InputStream;
import java.lang.instrument.ClassDefinition;
import java.util.ArrayList;
import java.util.List;
import net.bytebuddy.agent.ByteBuddyAgent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockito.MockedConstruction;
import org.mockito.MockedStatic;

/** Mockito changes classes that are loaded; what was added to them before stays, and is not mocked. */
class MockitoTest {

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void staticMethodsAreMockedAndStaticsStillForgotten() {
        for (int i = 0; i < 2; i++) {
            try (MockedStatic<Service> mocked = mockStatic(Service.class)) {
                mocked.when(Service::name).thenReturn("mocked");
                assertThat(Service.name()).isEqualTo("mocked");
                assertThat(Service.CALLS).isEmpty();
                Service.CALLS.add("polluted");
            }
            assertThat(Service.name()).isEqualTo("real2");
            Isolation.reset();
            assertThat(Service.name()).isEqualTo("real1");
            Isolation.reset();
        }
    }

    @Test
    void fieldsAreMadeAnewWhileTheirClassIsMocked() {
        Service.CALLS.add("polluted");
        try (MockedStatic<Service> mocked = mockStatic(Service.class)) {
            mocked.when(Service::name).thenReturn("mocked");
            Isolation.reset();

            assertThat(Service.CALLS).isEmpty();
        }
    }

    @Test
    void constructionIsMocked() {
        for (int i = 0; i < 2; i++) {
            try (MockedConstruction<Service> mocked = mockConstruction(
                    Service.class, (service, context) -> when(service.greet()).thenReturn("mocked"))) {
                assertThat(new Service().greet()).isEqualTo("mocked");
                assertThat(mocked.constructed()).hasSize(1);
            }
            assertThat(new Service().greet()).isEqualTo("hello");
            Isolation.reset();
        }
    }

    @Test
    void mocksThatNobodyClosedAreClosed() {
        for (int i = 0; i < 2; i++) {
            mockStatic(Service.class).when(Service::name).thenReturn("mocked");
            MockedConstruction<Service> open = mockConstruction(Service.class);
            assertThat(Service.name()).isEqualTo("mocked");
            assertThat(new Service().greet()).isNull();
            assertThat(open.constructed()).hasSize(1);

            assertThat(taintsOf(Isolation::reset)).isEmpty();

            assertThat(Service.name()).isEqualTo("real1");
            assertThat(new Service().greet()).isEqualTo("hello");
        }
    }

    @Test
    void mocksAndSpiesOfFinalClassesWorkAfterAReset() {
        for (int i = 0; i < 2; i++) {
            Service mock = mock(Service.class);
            when(mock.greet()).thenReturn("mocked");
            assertThat(mock.greet()).isEqualTo("mocked");
            assertThat(spy(new Service()).greet()).isEqualTo("hello");
            Isolation.reset();
        }
    }

    @Test
    void aClassMayBeRedefinedWithItsFileOnTheClassPath() throws Exception {
        Service.CALLS.add("polluted");
        String file = Service.class.getName().replace('.', '/') + ".class";
        try (InputStream in = Service.class.getClassLoader().getResourceAsStream(file)) {
            ByteBuddyAgent.install().redefineClasses(new ClassDefinition(Service.class, in.readAllBytes()));
        }

        Isolation.reset();

        assertThat(Service.name()).isEqualTo("real1");
    }

    static final class Service {
        static final List<String> CALLS = new ArrayList<>();

        static String name() {
            CALLS.add("name");
            return "real" + CALLS.size();
        }

        String greet() {
            return "hello";
        }
    }
}
