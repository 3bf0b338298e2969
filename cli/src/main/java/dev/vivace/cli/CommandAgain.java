package dev.vivace.cli;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.terminal.ShellText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The command to copy that shows one test again: as it was called, but for what selects tests or says where to write.
 *
 * @param program what started us
 * @param words what names the project and the way in which it runs
 * @param orderFile what ran, where a file said it: alone a test may behave otherwise
 * @param forMaven arguments of Maven
 * @param windows whether the user's shell is one of Windows
 */
record CommandAgain(
        String program, List<String> words, Optional<Path> orderFile, List<String> forMaven, boolean windows) {

    CommandAgain {
        words = List.copyOf(words);
        forMaven = List.copyOf(forMaven);
    }

    /**
     * The same with a system property of the tests.
     *
     * @param classPath whether the project is one without Maven
     */
    CommandAgain withProperty(String name, String value, boolean classPath) {
        String definition = "-D" + name + "=" + value;
        return classPath
                ? new CommandAgain(program, append(words, "--jvm-arg=" + definition), orderFile, forMaven, windows)
                : new CommandAgain(program, words, orderFile, append(forMaven, definition), windows);
    }

    private static List<String> append(List<String> list, String element) {
        return Stream.concat(list.stream(), Stream.of(element)).toList();
    }

    String of(TestId id) {
        return orderFile.isPresent() ? ofOrder() : with("--test", id.toString());
    }

    /** The same for all that the file names. */
    String ofOrder() {
        return with("--order", orderFile.orElseThrow().toString());
    }

    private String with(String option, String value) {
        return of(List.of("run"), List.of(option, value));
    }

    /** Another command about the same project. */
    String of(List<String> command, List<String> options) {
        List<String> all = new ArrayList<>(List.of(program));
        all.addAll(command);
        all.addAll(words);
        all.addAll(options);
        if (!forMaven.isEmpty()) {
            all.add("--");
            all.addAll(forMaven);
        }
        return all.stream().map(word -> ShellText.quoted(word, windows)).collect(Collectors.joining(" "));
    }
}
