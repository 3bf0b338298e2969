package dev.vivace.engine.stories;

import dev.vivace.engine.model.StoryClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What class files say of stories, that of superclasses included. */
public final class StoryClasses {

    private final Function<String, Optional<byte[]>> files;
    private final Map<String, Optional<StoryClass>> known = new HashMap<>();

    /**
     * Reads classes.
     *
     * @param files the content of a class file by the name of the class; empty where there is none
     */
    public StoryClasses(Function<String, Optional<byte[]>> files) {
        this.files = files;
    }

    /** The class with this name; empty where it does not exist. */
    public Optional<StoryClass> find(String name) {
        return known.computeIfAbsent(name, this::read);
    }

    private Optional<StoryClass> read(String name) {
        List<StoryClassFile> line = line(name);
        return line.isEmpty()
                ? Optional.empty()
                : Optional.of(new StoryClass(
                        name,
                        first(line, StoryClassFile::providers).orElse(List.of()),
                        first(line, StoryClassFile::scope).orElse(StoryClass.Scope.CONSUMER),
                        line.stream().anyMatch(StoryClassFile::isMarked),
                        setUps(line),
                        tests(line)));
    }

    /** What is said of a class holds for its heirs, unless they say otherwise. */
    private static <T> Optional<T> first(List<StoryClassFile> line, Function<StoryClassFile, Optional<T>> answer) {
        return line.stream().map(answer).flatMap(Optional::stream).findFirst();
    }

    /** The class and those that it inherits from. */
    private List<StoryClassFile> line(String name) {
        List<StoryClassFile> line = new ArrayList<>();
        Optional<StoryClassFile> next = file(name);
        while (next.isPresent()) {
            line.add(next.get());
            next = next.get().parent().flatMap(this::file);
        }
        return line;
    }

    private Optional<StoryClassFile> file(String name) {
        return files.apply(name).flatMap(StoryClassFile::of);
    }

    /** An overridden one counts once. */
    private static int setUps(List<StoryClassFile> line) {
        return (int)
                line.stream().flatMap(file -> file.setUps().stream()).distinct().count();
    }

    private static List<StoryClass.Test> tests(List<StoryClassFile> line) {
        Optional<Boolean> ofClass = first(line, StoryClassFile::safety);
        Set<String> overridden = new HashSet<>();
        return line.stream()
                .flatMap(file -> file.tests().stream())
                .filter(test -> overridden.add(test.signature()))
                .map(test -> new StoryClass.Test(
                        test.name(), test.safety().or(() -> ofClass).orElse(false)))
                .sorted(Comparator.comparing((StoryClass.Test test) -> !test.safe()))
                .toList();
    }
}
