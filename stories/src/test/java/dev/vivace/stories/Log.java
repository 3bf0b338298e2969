package dev.vivace.stories;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What the example classes say about themselves, independent of anything that counts for us. */
final class Log {

    private static final List<String> LINES = Collections.synchronizedList(new ArrayList<>());

    private Log() {}

    /** Printed, too, in a JVM where nobody else can look. */
    static void add(String line) {
        LINES.add(line);
        if (Boolean.getBoolean("stories.log")) {
            System.out.println(line);
        }
    }

    static List<String> lines() {
        return List.copyOf(LINES);
    }

    static void clear() {
        LINES.clear();
    }
}
