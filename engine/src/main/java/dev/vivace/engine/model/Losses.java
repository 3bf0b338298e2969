package dev.vivace.engine.model;

import java.util.Optional;

/**
 * What tests find out of a program without and with a change.
 *
 * @param lines that they reach; empty where nobody asked, or nobody can tell
 * @param mutants whose fault they notice; likewise
 */
public record Losses(Optional<Loss> lines, Optional<Loss> mutants) {

    /** Nobody asked. */
    public static final Losses UNKNOWN = new Losses(Optional.empty(), Optional.empty());
}
