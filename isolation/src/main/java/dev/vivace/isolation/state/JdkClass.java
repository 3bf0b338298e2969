package dev.vivace.isolation.state;

/** A class of the JDK, or of a framework, that the program may or may not use. */
public final class JdkClass {

    private final Jdk jdk;
    private final String name;
    private Class<?> found;

    JdkClass(Jdk jdk, String name) {
        this.jdk = jdk;
        this.name = name;
    }

    /** Whether it has state at all: a class that is not initialised has none, and is left so. */
    public boolean isInitialised() throws ReflectiveOperationException {
        if (found == null) {
            found = jdk.findLoaded(name);
        }
        return found != null && jdk.isInitialised(found);
    }

    /** Only for an initialised class. */
    public Class<?> type() {
        return found;
    }
}
