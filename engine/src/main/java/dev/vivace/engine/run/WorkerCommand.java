package dev.vivace.engine.run;

import dev.vivace.engine.project.LaunchJvm;
import dev.vivace.engine.project.LaunchJvm.Modules;
import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a worker's JVM is started.
 *
 * <p>Class path and module path go through an argument file, so that they may be longer than a command line may be. Our
 * jar is last on the class path: whatever a test looks up there, it finds its own first.
 *
 * @param command executable and arguments, but for the argument file and the main class
 * @param fileArguments what goes into the argument file
 * @param jvm the rest: environment, working directory
 */
record WorkerCommand(List<String> command, List<String> fileArguments, LaunchJvm jvm) {

    static final String MAIN_CLASS = "dev.vivace.worker.Worker";

    WorkerCommand {
        command = List.copyOf(command);
        fileArguments = List.copyOf(fileArguments);
    }

    /** The command for the worker with this number, counted from one. */
    static WorkerCommand of(LaunchJvm spec, int number, JvmStart start, Optional<String> memory) {
        LaunchJvm jvm = spec.forFork(number);
        List<String> command = new ArrayList<>();
        command.add(executable(jvm.javaHome()).toString());
        command.addAll(jvm.arguments());
        memory.ifPresent(heap -> command.add("-Xmx" + heap));
        command.addAll(start.arguments());
        return new WorkerCommand(command, fileArguments(jvm, start), jvm);
    }

    static Path executable(Path javaHome) {
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return javaHome.resolve("bin").resolve(windows ? "java.exe" : "java");
    }

    private static List<String> fileArguments(LaunchJvm jvm, JvmStart start) {
        List<Path> modulePath = modulePath(jvm);
        List<Path> classPath = Stream.of(jvm.classPath(), jvm.addedClassPath(), List.of(start.workerJar()))
                .flatMap(List::stream)
                .filter(element -> !modulePath.contains(element))
                .map(start::written)
                .toList();
        List<String> arguments = new ArrayList<>();
        jvm.modules().ifPresent(modules -> {
            arguments.addAll(List.of("--module-path", join(modulePath)));
            arguments.addAll(modules.arguments());
        });
        arguments.addAll(List.of("-classpath", join(classPath)));
        return arguments;
    }

    private static List<Path> modulePath(LaunchJvm jvm) {
        return jvm.modules().map(Modules::modulePath).orElse(List.of());
    }

    private static String join(Collection<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** The launcher takes an argument file's bytes as they are. */
    void writeArguments(Path file) throws IOException {
        String encoding =
                System.getProperty("native.encoding", Charset.defaultCharset().name());
        Files.writeString(file, argumentFile(), Charset.forName(encoding));
    }

    /** The text of the argument file: every argument in quotes. */
    String argumentFile() {
        return fileArguments.stream()
                .map(argument -> "\"" + argument.replace("\\", "\\\\").replace("\"", "\\\"") + "\"\n")
                .collect(Collectors.joining());
    }

    /** The whole command line. */
    List<String> commandLine(Path argumentFile, String mainClass) {
        List<String> line = new ArrayList<>(command);
        line.add("@" + argumentFile);
        line.add(mainClass);
        return line;
    }

    /** Ready to be started, in the environment that the project asks for. */
    ProcessBuilder process(Path argumentFile, String mainClass) {
        ProcessBuilder builder = new ProcessBuilder(commandLine(argumentFile, mainClass));
        jvm.excludedEnvironment().forEach(builder.environment()::remove);
        builder.environment().putAll(jvm.environment());
        return builder;
    }

    /**
     * What the worker sets before the first test: what the project says, and, as Surefire does, a
     * {@code java.class.path} that does not show how the JVM was started.
     */
    Map<String, String> systemProperties() {
        List<Path> modulePath = modulePath(jvm);
        String testClassPath = join(jvm.classPath().stream()
                .filter(element -> !modulePath.contains(element))
                .toList());
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("java.class.path", testClassPath);
        properties.put("surefire.test.class.path", testClassPath);
        properties.put("surefire.real.class.path", testClassPath);
        properties.putAll(jvm.systemProperties());
        return properties;
    }
}
