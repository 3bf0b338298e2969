package dev.vivace.engine.model;

/** Where patches go. */
public enum PatchPlace {
    /** Where it is best: usually to the victim. */
    AUTO,
    /** The beginning of the victim, or the set-up of its class. */
    VICTIM,
    /** The tear-down of the polluter's class. */
    POLLUTER
}
