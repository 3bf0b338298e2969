package dev.vivace.isolation.transform;

/** A class that we do not understand well enough to change it. */
final class CannotInstrument extends RuntimeException {

    private static final long serialVersionUID = 1;

    CannotInstrument(String reason, Throwable cause) {
        super(reason, cause);
    }
}
