package dev.vivace.worker.protocol;

/** The version that both sides must share; a worker of another version is refused. */
public final class Protocol {

    /** Raised with every change of a frame's meaning or fields. */
    public static final int VERSION = 4;

    private Protocol() {}
}
