package dev.vivace.isolation.transform;

import java.util.Set;

/** What the transformation made of a class. */
public final class Rewritten {

    /** A doubt about a class that is found nowhere; who made it, and where, may dispel it. */
    public static final String MADE_WITH_VARIABLES = "it is made at run time and has static variables";

    private final byte[] bytes;
    private final Set<String> doubts;
    private final Set<String> asked;
    private final boolean made;

    public Rewritten(byte[] bytes, Set<String> doubts, Set<String> asked, boolean made) {
        this.bytes = bytes;
        this.doubts = Set.copyOf(doubts);
        this.asked = Set.copyOf(asked);
        this.made = made;
    }

    /** The class file to define, or null where the class is fine as it is. */
    public byte[] bytes() {
        return bytes;
    }

    /** Why a reset may not reach all of the class; mostly empty. */
    public Set<String> doubts() {
        return doubts;
    }

    /** Whether the class is found nowhere: the program makes it while it runs. */
    public boolean isMade() {
        return made;
    }

    /** The internal names of the classes whose bytes, or whose absence, had a part in this. */
    public Set<String> asked() {
        return asked;
    }
}
