package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** Lets a project's own Maven compile it and say how Surefire would run its tests. */
public final class MavenProjectReader {

    private static final int OLDEST_JAVA = 17;

    private final Map<String, String> environment;

    /** Looks for Maven as this environment says. */
    public MavenProjectReader(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    /** How the tests of every module of this project are launched, in the reactor's order. */
    public List<LaunchSpec> read(Path directory, MavenSettings settings, Consumer<String> progress) {
        return readWhileMavenWaits(directory, settings, progress, spec -> {});
    }

    /**
     * The same; and Maven waits where it would have run the tests until these tests return, so that what was started
     * for integration tests is still there. They are called one after another, on another thread; what the
     * first of them throws is thrown here when Maven is through.
     */
    public List<LaunchSpec> readWhileMavenWaits(
            Path directory, MavenSettings settings, Consumer<String> progress, Consumer<LaunchSpec> tests) {
        refuseWhatIsNoProject(directory);
        refuseOldJava();
        MavenOutput output = new MavenOutput(progress);
        try (Handover.Receiver receiver = new Handover.Receiver(settings.plugin(), facts -> launch(facts, tests))) {
            List<String> command = command(directory, settings);
            int exitCode = run(directory, command, receiver.environment(), output);
            refuseMissingExtension(receiver, output, directory);
            if (exitCode != 0) {
                throw output.problem(directory, exitCode, "the same without Vivace: " + plain(command));
            }
            output.refuseMissingProfile();
            return receiver.inReactorOrder();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot talk to Maven", e);
        }
    }

    private static LaunchSpec launch(MojoFacts facts, Consumer<LaunchSpec> tests) {
        LaunchSpec launch = SurefireReading.of(facts);
        tests.accept(launch);
        return launch;
    }

    private static void refuseWhatIsNoProject(Path directory) {
        if (!Files.isDirectory(directory)) {
            throw Problem.of("There is no directory " + directory + ".").tryThis("the directory of a Maven project");
        }
        if (!Files.isRegularFile(directory.resolve("pom.xml"))) {
            throw Problem.of(directory + " is not a Maven project: it has no pom.xml.")
                    .tryThis(
                            "the directory of a Maven project, or --classpath and --tests for a project without Maven");
        }
    }

    /** Maven would silently leave out an extension that its Java cannot load. */
    private void refuseOldJava() {
        String home = environment.getOrDefault("JAVA_HOME", "");
        JavaRelease.of(Path.of(home)).filter(release -> release < OLDEST_JAVA).ifPresent(release -> {
            throw Problem.of("JAVA_HOME is Java " + release + ", but Vivace inside Maven needs " + OLDEST_JAVA + ".")
                    .detail("JAVA_HOME=" + home)
                    .tryThis("a newer JAVA_HOME, and a toolchain or --java for the tests");
        });
    }

    private List<String> command(Path directory, MavenSettings settings) {
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        Path executable =
                settings.executable().orElseGet(() -> new MavenExecutable(environment, windows).find(directory));
        List<String> command = new ArrayList<>(List.of(executable.toString(), "-B"));
        command.add("-Dmaven.ext.class.path=" + ExtensionClassPath.find());
        command.addAll(settings.arguments());
        command.add(settings.phase());
        return command;
    }

    /** Runs Maven and returns its exit code. */
    private int run(Path directory, List<String> command, Map<String, String> handover, MavenOutput output)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(nothing()));
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.environment().putAll(handover);
        return await(builder.start(), output);
    }

    private static File nothing() {
        return new File(System.getProperty("os.name").startsWith("Windows") ? "NUL" : "/dev/null");
    }

    /** Whatever ends us, Ctrl-C included, ends Maven too. */
    private static int await(Process maven, MavenOutput output) throws IOException {
        Thread hook = new Thread(() -> end(maven), "vivace-end-maven");
        Runtime.getRuntime().addShutdownHook(hook);
        try (BufferedReader lines = maven.inputReader(Charset.defaultCharset())) {
            lines.lines().forEach(output::line);
            return maven.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Problem.of("Interrupted while Maven was working.");
        } finally {
            end(maven);
            forget(hook);
        }
    }

    private static void end(Process maven) {
        maven.descendants().forEach(ProcessHandle::destroy);
        maven.destroy();
    }

    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is ending already, and the hook with it.
        }
    }

    /** To be asked before the exit code: red tests of a Maven that left us out are no failure of its build. */
    private static void refuseMissingExtension(Handover.Receiver receiver, MavenOutput output, Path directory) {
        if (receiver.heardNothing() && output.ranTests()) {
            throw output.withErrors(
                            Problem.of("Maven ran the tests of " + directory + " itself: it did not load Vivace."))
                    .tryThis("Maven 3.6.3 or newer, on Java " + OLDEST_JAVA + " or newer");
        }
    }

    private static String plain(List<String> command) {
        List<String> plain = new ArrayList<>(command);
        plain.removeIf(argument -> argument.startsWith("-Dmaven.ext.class.path="));
        return String.join(" ", plain);
    }
}
