package dev.vivace.cli;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.ClassPathProject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Options for projects that Maven does not build. */
final class ClassPathOptions {

    @Option(names = "--classpath", paramLabel = "CP", description = "Without Maven: the class path of the tests.")
    Optional<String> classPath = Optional.empty();

    @Option(
            names = "--tests",
            paramLabel = "DIR_OR_JAR",
            description = "Without Maven: where the compiled tests are. May be repeated.")
    List<Path> tests = new ArrayList<>();

    @Option(
            names = "--jvm-arg",
            paramLabel = "ARG",
            description = "Without Maven: an argument of the JVM that runs tests. May be repeated.")
    List<String> jvmArguments = new ArrayList<>();

    @Option(
            names = "--sources",
            paramLabel = "DIR",
            description = "Without Maven: where the sources of the tests are. May be repeated.")
    List<Path> sources = new ArrayList<>();

    ClassPathProject project(Path directory) {
        if (classPath.isEmpty() || tests.isEmpty()) {
            throw Problem.of("A project without Maven needs both --classpath and --tests.")
                    .tryThis("--classpath 'build/classes:lib/*' --tests build/test-classes");
        }
        return ClassPathProject.of(directory, classPath.get(), tests, sources, jvmArguments);
    }

    /** The same options again, as words. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        classPath.ifPresent(text -> words.addAll(List.of("--classpath", text)));
        tests.forEach(place -> words.addAll(List.of("--tests", place.toString())));
        sources.forEach(place -> words.addAll(List.of("--sources", place.toString())));
        jvmArguments.forEach(argument -> words.add("--jvm-arg=" + argument));
        return words;
    }

    boolean isUsed() {
        return classPath.isPresent() || !tests.isEmpty() || !jvmArguments.isEmpty();
    }
}
