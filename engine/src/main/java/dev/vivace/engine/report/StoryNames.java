package dev.vivace.engine.report;

import dev.vivace.engine.model.StoryClass;
import dev.vivace.engine.model.StoryClass.Scope;
import dev.vivace.engine.model.StoryPlan;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names of a plan's classes for people: without the package, unless two would be the same. */
public final class StoryNames {

    private final Map<String, Long> uses;

    /** For the classes of this plan, and those that they name. */
    public StoryNames(StoryPlan plan) {
        this.uses = plan.classes().stream()
                .flatMap(some -> Stream.concat(Stream.of(some.name()), some.providers().stream()))
                .distinct()
                .collect(Collectors.groupingBy(StoryNames::simple, Collectors.counting()));
    }

    /** The name of a class. */
    public String of(String className) {
        return uses.getOrDefault(simple(className), 1L) > 1 ? className : simple(className);
    }

    /** The same, and how often it is set up where that is not for every consumer. */
    public String of(StoryClass some) {
        return of(some.name()) + suffix(some.scope());
    }

    private static String suffix(Scope scope) {
        return switch (scope) {
            case CONSUMER -> "";
            case SINGULAR -> " (singular)";
            case RUN -> " (once for the run)";
        };
    }

    private static String simple(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }
}
