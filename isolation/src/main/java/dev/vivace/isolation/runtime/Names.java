package dev.vivace.isolation.runtime;

/** The names of what is added to a class, as far as they matter at run time. */
public final class Names {

    /** What every added member's name begins with. */
    public static final String PREFIX = "$vivace$";

    private Names() {}

    /**
     * The method that initialises a class where it is stale. Its name tells of which class it is: called through a
     * subclass it must not find the subclass's own.
     */
    public static String guard(String className) {
        return PREFIX + "guard$"
                + Integer.toHexString(className.replace('/', '.').hashCode());
    }
}
