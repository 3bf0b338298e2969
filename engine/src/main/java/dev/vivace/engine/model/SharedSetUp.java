package dev.vivace.engine.model;

import java.util.List;
import java.util.Optional;

/**
 * Statements with which the set-ups of several test classes begin, equal but for the names of variables and fields, and
 * what the classes could be instead.
 *
 * @param statements how many
 * @param lines of each copy
 * @param linesSaved when there is one copy, and each class but that one says where it is; below zero where that takes more
 * @param costly what is done that may take long, {@code java.sql} for example
 * @param copies where they are
 * @param provider the class whose whole set-up they are; empty where a new one is needed
 * @param sketch what a provider and a consumer could look like
 */
public record SharedSetUp(
        int statements,
        int lines,
        int linesSaved,
        Optional<String> costly,
        List<Copy> copies,
        Optional<String> provider,
        Sketch sketch) {

    private static final int SHORT = 2;

    public SharedSetUp {
        copies = List.copyOf(copies);
    }

    /** Whether it makes the code shorter, or may make the tests faster. */
    public boolean pays() {
        return linesSaved > 0 || costly.isPresent();
    }

    /** Whether it is a short statement that costs nothing. */
    public boolean isTrivial() {
        return statements == 1 && lines <= SHORT && costly.isEmpty();
    }

    /** How many lines are there once too often. */
    public int linesRepeated() {
        return lines * (copies.size() - 1);
    }

    /**
     * The set-up of a class.
     *
     * @param className whose
     * @param method its name
     * @param line where the statements begin
     * @param whole whether there are no others
     */
    public record Copy(String className, String method, int line, boolean whole) {}

    /**
     * Java for people to go on with.
     *
     * @param provider its lines; empty where the class exists
     * @param consumer the lines of one of the consumers
     */
    public record Sketch(List<String> provider, List<String> consumer) {

        public Sketch {
            provider = List.copyOf(provider);
            consumer = List.copyOf(consumer);
        }
    }
}
