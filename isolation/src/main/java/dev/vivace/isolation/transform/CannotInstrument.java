package dev.vivace.isolation.transform;

/** A class that we do not understand well enough to change it: it runs as it is. */
public final class CannotInstrument extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String className;

    CannotInstrument(String internalName, String reason, Throwable cause) {
        super(reason, cause);
        this.className = internalName.replace('/', '.');
    }

    public String className() {
        return className;
    }
}
