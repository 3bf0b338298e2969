package dev.vivace.stories.core;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What fixtures look like: each value that can be reached, by its path. */
final class Fingerprint {

    /** Beyond this a look would cost more than the set-ups that it may save. */
    private static final int MOST = 200_000;

    private final Map<String, String> values;
    private final Set<String> blindSpots;

    private Fingerprint(GraphWalk walk) {
        this.values = walk.values();
        this.blindSpots = walk.blindSpots();
    }

    /** Of what can be reached from one value within few steps. */
    static Fingerprint ofSmall(Object value) {
        GraphWalk walk = GraphWalk.small();
        walk.from(Map.of("", value));
        return new Fingerprint(walk);
    }

    /** Of the fixtures of all levels, the static fields of their classes, and what their probes tell. */
    static Fingerprint of(List<Level> levels) {
        Map<String, Object> roots = new LinkedHashMap<>();
        Map<String, Integer> counts = new HashMap<>();
        for (Level level : levels) {
            int count = counts.merge(level.type().getSimpleName(), 1, Integer::sum);
            String name = level.type().getSimpleName() + (count > 1 ? "#" + count : "");
            level.values().forEach((field, value) -> roots.put(place(roots, name, field), value));
            FixtureMethods.probes(level.type())
                    .forEach(probe -> roots.put(name + "." + probe.getName() + "()", ask(probe, level)));
        }
        GraphWalk walk = new GraphWalk(MOST);
        levels.forEach(level -> walk.aboutToEnter(level.instance()));
        walk.from(roots);
        levels.forEach(level -> walk.statics(level.type()));
        return new Fingerprint(walk);
    }

    /** A field of a superclass may have the same name. */
    private static String place(Map<String, Object> roots, String level, Field field) {
        String usual = level + "." + field.getName();
        return roots.containsKey(usual)
                ? level + ".(" + field.getDeclaringClass().getName() + ")" + field.getName()
                : usual;
    }

    private static Object ask(Method probe, Level level) {
        try {
            return Caller.invoke(probe, level.instance());
        } catch (Throwable e) {
            throw new StoryProblem("The probe " + level.type().getName() + "#" + probe.getName() + " failed.", e);
        }
    }

    /** Whether a value has nothing inside that could change. */
    static boolean isPlain(Object value) {
        return value == null || Kinds.isPlain(value);
    }

    Set<String> blindSpots() {
        return blindSpots;
    }

    Optional<Change> changeTo(Fingerprint later) {
        return values.keySet().stream()
                .filter(path -> !values.get(path).equals(later.values.get(path)))
                .findFirst()
                .map(path -> new Change(path, values.get(path), later.values.getOrDefault(path, "gone")))
                .or(() -> later.values.keySet().stream()
                        .filter(path -> !values.containsKey(path))
                        .findFirst()
                        .map(path -> new Change(path, "nothing", later.values.get(path))));
    }
}
