package dev.vivace.isolation.state;

import java.util.Map;

/**
 * One part of what the JDK keeps. Either method may throw: then this JVM's internals are not as they were expected to be.
 */
interface Area {

    /** Takes what is now as what is to be. Nothing to do where that is known. */
    default void remember() throws Exception {}

    /** Whether it is known to have changed since; no, where only putting it back could tell. */
    default boolean isChanged() throws Exception {
        return false;
    }

    /** Puts back what has changed since. */
    void restore() throws Exception;

    /** Puts back one of its parts; nothing where it has no part of this name. */
    default void restore(String part) throws Exception {}

    /** Adds what it holds now, in words, where there are any: its parts by their names, or all of it by this one. */
    default void describe(String name, Map<String, String> lines) throws Exception {}
}
