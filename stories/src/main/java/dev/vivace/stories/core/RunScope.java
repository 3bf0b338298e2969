package dev.vivace.stories.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The levels that live for the whole run, each made when it is first needed. */
final class RunScope {

    private final Map<Class<?>, Level> levels = new LinkedHashMap<>();
    private final Map<Class<?>, Throwable> failures = new LinkedHashMap<>();

    /** A level that cannot be made is not tried again. */
    synchronized Level level(Class<?> type, Maker maker) throws Throwable {
        if (failures.containsKey(type)) {
            throw failures.get(type);
        }
        if (!levels.containsKey(type)) {
            try {
                levels.put(type, maker.make());
            } catch (Throwable e) {
                failures.put(type, e);
                throw e;
            }
        }
        return levels.get(type);
    }

    synchronized void tearDown(Failures failures) {
        List<Level> reversed = new ArrayList<>(levels.values());
        Collections.reverse(reversed);
        reversed.forEach(level -> level.tearDown(failures));
        levels.clear();
    }

    /** Makes a level. */
    interface Maker {

        Level make() throws Throwable;
    }
}
