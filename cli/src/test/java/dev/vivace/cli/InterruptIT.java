package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.cli.VivaceProcess.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ctrl-C, and the signal that asks to end: what is known is told, and nothing stays behind. */
class InterruptIT {

    @TempDir
    static Path directory;

    private static Path shop;

    @BeforeAll
    static void prepare() {
        shop = VivaceProcess.copyOfProject("shop", directory);
    }

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM"})
    void whileATestRuns(String signal) throws Exception {
        Path temporary = Files.createDirectories(directory.resolve("tmp-" + signal));
        Path json = shop.resolve("target/vivace/run.json");
        Path xml = shop.resolve("target/surefire-reports/TEST-shop.CartTest.xml");
        Files.deleteIfExists(json);
        Files.deleteIfExists(xml);
        Path asleep = directory.resolve("asleep-" + signal);
        Path order = Files.writeString(directory.resolve("order.txt"), "shop.CartTest\nshop.WorkerTest#sleeps\n");
        VivaceProcess vivace = VivaceProcess.start(
                shop,
                Map.of("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary),
                "run",
                "--order",
                order.toString(),
                "--",
                "-Dshop.sleep=" + asleep);
        await(() -> Files.exists(asleep));
        List<ProcessHandle> children = vivace.handle().descendants().toList();
        send(signal, List.of(vivace.handle()));
        Ended ended = vivace.await();

        assertThat(ended.exitCode()).as(ended.out() + ended.err()).isEqualTo(130);
        assertThat(ended.out())
                .contains("Interrupted after", "FAILED shop.CartTest#countsItems")
                .doesNotContain("CRASHED");
        assertThat(children).isNotEmpty().allSatisfy(InterruptIT::assertGone);
        assertThat(files(temporary)).isEmpty();
        assertThat(json).content().contains("shop.CartTest#countsItems", "\"failed\"", "shop.WorkerTest#sleeps");
        assertThat(xml).content().contains("name=\"countsItems\"", "</testsuite>");
    }

    /** A terminal sends Ctrl-C to all processes that belong to it, so the workers may hear of it first. */
    @Test
    void whileClassesAreIsolatedAndTheTerminalTellsTheWorkersToo() throws Exception {
        Path temporary = Files.createDirectories(directory.resolve("tmp-terminal"));
        VivaceProcess vivace = startAndAwaitSleep("terminal", temporary);
        List<ProcessHandle> children = vivace.handle().descendants().toList();
        List<ProcessHandle> all = new ArrayList<>(children);
        all.add(vivace.handle());
        send("INT", all);
        Ended ended = vivace.await();

        assertThat(ended.exitCode()).as(ended.out() + ended.err()).isEqualTo(130);
        assertThat(ended.out())
                .containsPattern("So far: \\d+ tests?: \\d+ passed.* [1-9]\\d* not run")
                .contains("Written: target/vivace/run.json")
                .doesNotContain("CRASHED");
        assertThat(children).isNotEmpty().allSatisfy(InterruptIT::assertGone);
        assertThat(files(temporary)).isEmpty();
        assertThat(shop.resolve("target/vivace/run.json"))
                .content()
                .contains("shop.WorkerTest#sleeps", "not-run")
                .doesNotContain("crashed");
    }

    /** So does GNU timeout: it signals its child, and then all of its process group. */
    @Test
    void twiceAtOnce() throws Exception {
        Path temporary = Files.createDirectories(directory.resolve("tmp-twice"));
        VivaceProcess vivace = startAndAwaitSleep("twice", temporary);
        List<ProcessHandle> children = vivace.handle().descendants().toList();
        List<ProcessHandle> all = new ArrayList<>(List.of(vivace.handle()));
        all.addAll(children);
        send("TERM", List.of(vivace.handle()));
        send("TERM", all);
        Ended ended = vivace.await();

        assertThat(ended.exitCode()).as(ended.out() + ended.err()).isEqualTo(130);
        assertThat(ended.out()).contains("Written: target/vivace/run.json").doesNotContain("CRASHED");
        assertThat(children).isNotEmpty().allSatisfy(InterruptIT::assertGone);
        assertThat(files(temporary)).isEmpty();
    }

    @Test
    void ofARunBesideWhichAnotherOneWasRefused() throws Exception {
        Path temporary = Files.createDirectories(directory.resolve("tmp-refused"));
        VivaceProcess vivace = startAndAwaitSleep("refused", temporary);
        Ended second = VivaceProcess.vivace(shop, "run", "--", "-o");
        send("INT", List.of(vivace.handle()));
        Ended first = vivace.await();

        assertThat(second.exitCode()).as(second.out() + second.err()).isEqualTo(2);
        assertThat(second.err()).contains("Another run of Vivace is at work in " + shop, "Try: ");
        assertThat(first.exitCode()).isEqualTo(130);
    }

    private static VivaceProcess startAndAwaitSleep(String name, Path temporary) throws Exception {
        Path asleep = directory.resolve("asleep-" + name);
        VivaceProcess vivace = VivaceProcess.start(
                shop,
                Map.of("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary),
                "run",
                "--",
                "-o",
                "-Dshop.sleep=" + asleep);
        await(() -> Files.exists(asleep));
        return vivace;
    }

    @Test
    void whileMavenWorks() throws Exception {
        VivaceProcess vivace = VivaceProcess.start(shop, Map.of(), "run");
        await(() -> vivace.handle().descendants().anyMatch(InterruptIT::isMaven));
        List<ProcessHandle> children = vivace.handle().descendants().toList();
        send("INT", List.of(vivace.handle()));
        Ended ended = vivace.await();

        assertThat(ended.exitCode()).as(ended.out() + ended.err()).isEqualTo(130);
        assertThat(ended.out()).contains("Interrupted after");
        assertThat(ended.err()).isEmpty();
        assertThat(children).allSatisfy(InterruptIT::assertGone);
    }

    private static boolean isMaven(ProcessHandle process) {
        return process.info().commandLine().orElse("").contains("maven.ext.class.path");
    }

    private static void send(String signal, List<ProcessHandle> processes) throws Exception {
        List<String> command = new ArrayList<>(List.of("kill", "-" + signal));
        processes.forEach(process -> command.add(String.valueOf(process.pid())));
        new ProcessBuilder(command).start().waitFor();
    }

    private static void assertGone(ProcessHandle process) {
        assertThat(process.onExit()).as("end of " + process.pid()).succeedsWithin(Duration.ofSeconds(10));
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        Instant deadline = Instant.now().plusSeconds(60);
        while (!condition.getAsBoolean()) {
            assertThat(Instant.now()).as("deadline").isBefore(deadline);
            Thread.sleep(50);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
