package dev.vivace.engine.model;

/** How much the JVMs of tests compile while they run. */
public enum Compilation {
    /** As HotSpot does by default, or as the project says. */
    FULL,
    /** By HotSpot's first compiler alone: sooner done, and slower code. */
    QUICK
}
