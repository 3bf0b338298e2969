package dev.vivace.isolation.transform;

import dev.vivace.isolation.runtime.Names;

/** The names of all that is added to a class. */
final class Generated {

    static final String STAMP = Names.STAMP;
    static final String AGAIN = Names.AGAIN;
    static final String RENEW = Names.PREFIX + "renew";
    static final String CELLS = Names.CELLS;
    /** The field of a constant with the epoch in which its constructor last ran. */
    static final String MADE = Names.PREFIX + "made";

    /** The method of a constant that initialises its enum where the constant is stale. */
    static final String GUARD_CONSTANT = Names.PREFIX + "guardConstant";

    static final String CONSTRUCT = Names.CONSTRUCT;

    private Generated() {}

    static boolean is(String name) {
        return name.startsWith(Names.PREFIX);
    }

    static String guard(String internalName) {
        return Names.guard(internalName);
    }

    static String getter(String field) {
        return Names.PREFIX + "get$" + field;
    }
}
