package dev.vivace.isolation.runtime;

/** Why a JVM can no longer forget everything. */
public final class Taint {

    private final String className;
    private final String reason;

    Taint(String className, String reason) {
        this.className = className;
        this.reason = reason;
    }

    /** The class that is to blame; empty where none is known. */
    public String className() {
        return className;
    }

    public String reason() {
        return reason;
    }

    @Override
    public String toString() {
        return className.isEmpty() ? reason : className + ": " + reason;
    }
}
