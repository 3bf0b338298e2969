package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** The tests of the transformation and of the boundary, on another JDK than the one that runs this. */
class OtherJdkTest {

    private static final List<Class<?>> TESTS = List.of(
            InitialisationTest.class,
            StaticsTest.class,
            KindsOfClassesTest.class,
            AnalysisTest.class,
            CompiledCodeTest.class,
            EnumsTest.class,
            GeneratorsTest.class,
            LoadersTest.class,
            UnsociableLoaderTest.class,
            FrozenPackagesTest.class,
            WovenClassesTest.class,
            MockitoTest.class,
            MockkTest.class,
            GroovyTest.class,
            LogbackTest.class,
            OldClassFilesTest.class,
            ParentsTest.class,
            ReflectionTest.class,
            StackTracesTest.class,
            JdkStateTest.class,
            JdkServicesTest.class,
            ThreadsTest.class,
            LentThreadsTest.class,
            DelayedTasksTest.class,
            OwnEndingTest.class,
            CaughtInterruptsTest.class,
            FinalizersTest.class,
            ShutdownTest.class,
            InitialiserResourcesTest.class,
            FootprintTest.class,
            MicroscopeTest.class,
            GrowthTest.class,
            ManyResetsTest.class);

    @Test
    void allIsTheSameOnJava25() throws Exception {
        String[] names = TESTS.stream().map(Class::getName).toArray(String[]::new);

        Jvm jvm = Jvm.run(25, List.of("-ea", "-Djava.awt.headless=true"), Main.class, names);

        assertThat(jvm.output()).contains("tests successful").doesNotContain("Failures");
        assertThat(jvm.exitCode()).isZero();
    }

    static final class Main {
        public static void main(String[] names) {
            LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                    .selectors(Arrays.stream(names)
                            .map(DiscoverySelectors::selectClass)
                            .toList())
                    .build();
            SummaryGeneratingListener listener = new SummaryGeneratingListener();
            Launcher launcher = LauncherFactory.create();
            launcher.execute(request, listener);
            listener.getSummary().printTo(new PrintWriter(System.out, true));
            listener.getSummary().printFailuresTo(new PrintWriter(System.out, true));
            System.exit(listener.getSummary().getTotalFailureCount() == 0 ? 0 : 1);
        }
    }
}
