package dev.vivace.stories.core;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A test class that we have to do with: what its tests need, or what is wrong with it. */
final class Story {

    private final Class<?> type;
    private final Sequence needed;
    private final int setUps;
    private final Optional<String> turns;
    private final StoryProblem problem;
    private final String rules;
    private final String borrowed;

    private Story(Class<?> type, Sequence needed, int setUps, Optional<String> turns, StoryProblem problem) {
        this.type = type;
        this.needed = needed;
        this.setUps = setUps;
        this.turns = turns;
        this.problem = problem;
        this.rules = Rules.of(type);
        this.borrowed = needed == null ? "" : borrowed(needed.types());
    }

    static Story of(Class<?> type, Cast cast, Settings settings) {
        try {
            Checks.of(type);
            Sequence own = Sequence.of(type);
            Sequence needed = settings.reuse() == Settings.Reuse.CLOSURE
                    ? Sequence.of(cast.sourceOf(type)).upTo(type)
                    : own;
            return new Story(type, needed, count(own.types()), cast.turns(type, settings.parallel()), null);
        } catch (StoryProblem e) {
            return broken(type, e);
        }
    }

    static Story broken(Class<?> type, StoryProblem problem) {
        return new Story(type, null, 0, Optional.empty(), problem);
    }

    /** What is made for the whole run is made of what lasts as long, says its author. */
    private static String borrowed(List<Class<?>> types) {
        return types.stream()
                .filter(each -> !Sequence.isForTheRun(each))
                .distinct()
                .flatMap(each -> Borrowed.by(each).stream())
                .collect(Collectors.joining(", "));
    }

    private static int count(List<Class<?>> types) {
        return types.stream()
                .mapToInt(each -> FixtureMethods.setUps(each).size())
                .sum();
    }

    Class<?> type() {
        return type;
    }

    /** Throws what is wrong, as often as it is asked. */
    void check() {
        if (problem != null) {
            throw new StoryProblem(problem.getMessage());
        }
    }

    Sequence needed() {
        return needed;
    }

    /** Members of the class that act around its set-ups, and may end what they made. */
    String rules() {
        return rules;
    }

    /** What the set-ups got for one test only. */
    String borrowed() {
        return borrowed;
    }

    /** How many set-ups a test runs without reuse. */
    int setUps() {
        return setUps;
    }

    Optional<String> turns() {
        return turns;
    }
}
