package dev.vivace.worker;

import dev.vivace.worker.protocol.DiscoveryFilters;
import dev.vivace.worker.protocol.EventWriter;
import dev.vivace.worker.protocol.Events;
import java.io.OutputStream;
import java.io.PrintStream;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.TestEngine;

/**
 * Has the project's JUnit run a test of ours while a JVM waits for its class, so that JUnit, and what we do around it, is
 * loaded, initialised and partly compiled by then. Nobody hears of that test, and nothing of the project is touched:
 * engines are named rather than found, and files that name classes to be loaded are out of sight. Where something else
 * may bring code of the project in, there is no warm-up.
 */
final class WarmUp {

    /** They tell JUnit, or the log that it writes to, what to load. */
    private static final List<String> TELLING = List.of("junit.", "java.util.logging.");

    /** JUnit looks for it once and for all: what we hide from it would stay hidden. */
    private static final String SCANNERS =
            "META-INF/services/org.junit.platform.commons.support.scanning.ClasspathScanner";

    private static final List<String> PLATFORM = List.of(
            "org.junit.platform.commons.util.ReflectionUtils",
            "org.junit.platform.engine.TestEngine",
            "org.junit.platform.launcher.core.LauncherFactory");

    /** An engine and a test of ours for it. */
    private enum Sample {
        JUPITER(
                "junit-jupiter",
                "org.junit.jupiter.engine.JupiterTestEngine",
                "org.junit.jupiter.api.Test",
                "[class:dev.vivace.worker.JupiterSample]/[method:passes()]"),
        VINTAGE(
                "junit-vintage",
                "org.junit.vintage.engine.VintageTestEngine",
                "org.junit.runner.Runner",
                "[runner:dev.vivace.worker.VintageSample]/[test:passes(dev.vivace.worker.VintageSample)]");

        private final String engineId;
        private final String engine;
        private final String framework;
        private final String test;

        Sample(String engineId, String engine, String framework, String test) {
            this.engineId = engineId;
            this.engine = engine;
            this.framework = framework;
            this.test = test;
        }
    }

    private final List<Sample> samples;

    private WarmUp(List<Sample> samples) {
        this.samples = samples;
    }

    /** For those of these engines that we know. */
    static WarmUp of(List<String> engineIds) {
        return new WarmUp(Arrays.stream(Sample.values())
                .filter(sample -> engineIds.contains(sample.engineId))
                .collect(Collectors.toList()));
    }

    /** To be called in the thread that runs tests, before all else. */
    void run() {
        if (isHarmless()) {
            Logger log = Logger.getLogger("org.junit");
            Level level = log.getLevel();
            GuestState state = new GuestState();
            PrintStream out = System.out;
            PrintStream err = System.err;
            log.setLevel(Level.OFF);
            Thread.currentThread().setContextClassLoader(new Blinkers());
            try {
                runSamples();
            } catch (Exception | LinkageError | VirtualMachineError unusual) {
                // A JUnit that cannot do this shows what it can when it is asked for tests of the project.
                return;
            } finally {
                state.restore();
                log.setLevel(level);
                System.setOut(out);
                System.setErr(err);
            }
        }
    }

    private boolean isHarmless() {
        return !samples.isEmpty()
                && OpenLauncher.SESSIONS
                && !Presence.TESTNG
                && System.getProperties().stringPropertyNames().stream()
                        .noneMatch(name -> TELLING.stream().anyMatch(name::startsWith))
                && ClassLoader.getSystemResource(SCANNERS) == null
                && Stream.concat(
                                PLATFORM.stream(),
                                samples.stream().flatMap(sample -> Stream.of(sample.engine, sample.framework)))
                        .allMatch(WarmUp::isLibrary);
    }

    /** Whether it comes out of a jar on the class path; in a directory it would be what the project tests. */
    private static boolean isLibrary(String className) {
        return Presence.find(className)
                .filter(type -> !type.getModule().isNamed())
                .map(type -> type.getProtectionDomain().getCodeSource())
                .map(CodeSource::getLocation)
                .filter(location -> location.getPath().endsWith(".jar"))
                .isPresent();
    }

    /** In the way in which tests of the project will be run. */
    private void runSamples() throws ReflectiveOperationException {
        Events nobody = new EventWriter(OutputStream.nullOutputStream());
        RunningNodes running = new RunningNodes();
        OutputCapture output = new OutputCapture(nobody, running);
        OpenLauncher launcher = OpenLauncher.with(engines());
        TestSession session = new TestSession(nobody, output, running, new Exit(nobody, output), () -> launcher);
        session.discover(List.of(), DiscoveryFilters.none(), Map.of());
        List<String> tests = samples.stream()
                .map(sample -> "[engine:" + sample.engineId + "]/" + sample.test)
                .collect(Collectors.toList());
        session.runOrder(1, tests, Collections.nCopies(tests.size(), ""), false);
        launcher.close();
    }

    private TestEngine[] engines() throws ReflectiveOperationException {
        List<TestEngine> engines = new ArrayList<>();
        for (Sample sample : samples) {
            engines.add(
                    (TestEngine) Class.forName(sample.engine).getConstructor().newInstance());
        }
        return engines.toArray(new TestEngine[0]);
    }
}
