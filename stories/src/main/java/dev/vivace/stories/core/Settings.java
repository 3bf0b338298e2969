package dev.vivace.stories.core;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** What the user chose, by system properties or by configuration parameters of the JUnit Platform. */
final class Settings {

    private static final String PREFIX = "vivace.stories.";

    private final Reuse reuse;
    private final Trust trust;
    private final Parallel parallel;
    private final boolean failFast;

    private Settings(Reuse reuse, Trust trust, Parallel parallel, boolean failFast) {
        this.reuse = reuse;
        this.trust = trust;
        this.parallel = parallel;
        this.failFast = failFast;
    }

    static Settings of(Function<String, Optional<String>> lookup) {
        return new Settings(
                choice("reuse", Reuse.PREFIX, lookup),
                choice("safe", Trust.TRUST, lookup),
                choice("parallel", Parallel.THREADS, lookup),
                lookup.apply(PREFIX + "failFast").map(Boolean::parseBoolean).orElse(false));
    }

    private static <E extends Enum<E>> E choice(String name, E usual, Function<String, Optional<String>> lookup) {
        List<E> choices = Arrays.asList(usual.getDeclaringClass().getEnumConstants());
        Optional<String> chosen = lookup.apply(PREFIX + name);
        return choices.stream()
                .filter(choice -> word(choice).equals(chosen.orElse(word(usual)).trim()))
                .findFirst()
                .orElseThrow(() -> StoryProblem.of(
                        PREFIX + name + " is \"" + chosen.orElse("") + "\".",
                        List.of(),
                        "one of "
                                + choices.stream()
                                        .map(Settings::word)
                                        .reduce((a, b) -> a + ", " + b)
                                        .orElse("")));
    }

    /** As users write it. */
    static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT);
    }

    Reuse reuse() {
        return reuse;
    }

    Trust trust() {
        return trust;
    }

    Parallel parallel() {
        return parallel;
    }

    boolean failFast() {
        return failFast;
    }

    /** When a chain that is alive may serve another test. */
    enum Reuse {
        /** Never. */
        OFF,
        /** If its set-ups are the first of those that the test needs: equal to never but for the time. */
        PREFIX,
        /** If its set-ups are the first of those of the biggest story that the test is part of: the paper's way, not equal. */
        CLOSURE
    }

    /** Who has a chain where tests run side by side. */
    enum Parallel {
        /** Each thread: all tests run side by side. */
        THREADS,
        /** All stories that reach each other: they take turns, and others run beside them. */
        COMPONENTS
    }

    /** Whether a test is believed to be safe. */
    enum Trust {
        /** Its annotation decides. */
        TRUST,
        /** Its annotation decides, and a test that says so wrongly fails. */
        VERIFY,
        /** Tests without annotation are watched. */
        AUTO
    }
}
