package dev.vivace.engine.model;

import java.util.List;

/**
 * A test class that is red alone and green where other classes ran before it.
 *
 * @param className of the class
 * @param earlier the classes that run before it; some of them it needs; none where it turned out to need nothing
 */
public record Need(String className, List<String> earlier) {

    public Need {
        earlier = List.copyOf(earlier);
    }
}
