package launch;

/** Makes the packaged module, which Failsafe prefers to its classes, more than empty. */
public final class Packaged {

    private Packaged() {}
}
