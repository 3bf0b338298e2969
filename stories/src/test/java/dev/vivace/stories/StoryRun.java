package dev.vivace.stories;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** A run of example classes in a session of their own, with what they logged and what became of each test. */
final class StoryRun {

    private final Map<String, String> parameters = new LinkedHashMap<>();
    private final List<List<DiscoverySelector>> requests = new ArrayList<>();
    private final Map<String, Throwable> failed = new LinkedHashMap<>();
    private final List<String> passed = new ArrayList<>();
    private final List<String> aborted = new ArrayList<>();
    private List<String> log = List.of();
    private String output = "";
    private String json = "";
    private RuntimeException atTheEnd;
    private Path kept;

    static StoryRun of(Class<?>... types) {
        StoryRun run = new StoryRun();
        run.requests.add(Stream.of(types)
                .<DiscoverySelector>map(type -> selectClass(type))
                .toList());
        return run;
    }

    static StoryRun ofMethod(Class<?> type, String method) {
        StoryRun run = new StoryRun();
        run.requests.add(List.of(selectMethod(type, method)));
        return run;
    }

    /** As build tools do that learn of classes one by one: a request for each, in one session. */
    static StoryRun classByClass(Class<?>... types) {
        StoryRun run = new StoryRun();
        Stream.of(types).forEach(type -> run.requests.add(List.of(selectClass(type))));
        return run;
    }

    StoryRun with(String name, String value) {
        parameters.put(name, value);
        return this;
    }

    StoryRun inFourThreads() {
        return with("junit.jupiter.execution.parallel.enabled", "true")
                .with("junit.jupiter.execution.parallel.mode.default", "concurrent")
                .with("junit.jupiter.execution.parallel.config.strategy", "fixed")
                .with("junit.jupiter.execution.parallel.config.fixed.parallelism", "4");
    }

    StoryRun reuse(String mode) {
        return with("vivace.stories.reuse", mode);
    }

    StoryRun safe(String mode) {
        return with("vivace.stories.safe", mode);
    }

    /** Leaves what it writes in a directory, for another run to find it there. */
    StoryRun in(Path directory) {
        kept = directory;
        return this;
    }

    StoryRun run() {
        Log.clear();
        PrintStream usual = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Path directory = kept == null ? temporary() : kept;
        Path report = directory.resolve("stories.json");
        System.setProperty("vivace.stories.report", report.toString());
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            launch();
        } catch (RuntimeException e) {
            atTheEnd = e;
        } finally {
            System.setOut(usual);
            System.clearProperty("vivace.stories.report");
        }
        log = Log.lines();
        output = bytes.toString(StandardCharsets.UTF_8);
        json = read(report);
        if (!directory.equals(kept)) {
            delete(directory);
        }
        return this;
    }

    private void launch() {
        try (LauncherSession session = LauncherFactory.openSession()) {
            for (List<DiscoverySelector> selectors : requests) {
                session.getLauncher()
                        .execute(
                                LauncherDiscoveryRequestBuilder.request()
                                        .selectors(selectors)
                                        .configurationParameters(parameters)
                                        .build(),
                                new Results());
            }
        }
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("stories");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** With what a run leaves there for the next one. */
    private static void delete(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.collect(Collectors.toList())) {
                Files.delete(file);
            }
            Files.delete(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<String> passed() {
        return passed;
    }

    List<String> aborted() {
        return aborted;
    }

    Map<String, Throwable> failed() {
        return failed;
    }

    Throwable failure(String test) {
        return failed.get(test);
    }

    List<String> log() {
        return log;
    }

    long setUps() {
        return log.stream().filter(line -> line.contains(" sets up")).count();
    }

    String output() {
        return output;
    }

    String json() {
        return json;
    }

    RuntimeException atTheEnd() {
        return atTheEnd;
    }

    /** Called by several threads at once where tests run in parallel. */
    private final class Results implements TestExecutionListener {

        @Override
        public synchronized void executionFinished(TestIdentifier node, TestExecutionResult result) {
            String name = node.getLegacyReportingName().replaceAll("\\(.*?\\)", "");
            if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                failed.put(name, result.getThrowable().orElseThrow());
            } else if (node.isTest()) {
                (result.getStatus() == TestExecutionResult.Status.ABORTED ? aborted : passed).add(name);
            }
        }
    }
}
