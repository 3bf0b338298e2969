package dev.vivace.canary;

/** Has something to forget. The agent loads it first of all classes, and looks whether it has been changed. */
public final class Canary {

    @SuppressWarnings("NonFinalStaticField") // the state that makes it worth changing
    static int state;

    private Canary() {}
}
