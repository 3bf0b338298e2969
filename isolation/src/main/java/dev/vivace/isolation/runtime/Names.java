package dev.vivace.isolation.runtime;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names of what is added to a class, as far as they matter at run time. */
public final class Names {

    /** What every added member's name begins with. */
    public static final String PREFIX = "$vivace$";

    /** The field whose generic signature tells which fields were final. */
    public static final String FORMER_FINALS = PREFIX + "finals";

    /** The field with the epoch of a class's last initialisation. */
    public static final String STAMP = PREFIX + "stamp";

    /** The field of an interface that holds its {@link Cells}. */
    public static final String CELLS = PREFIX + "cells";

    /** The copy of a class's initialiser that runs after a reset. */
    public static final String AGAIN = PREFIX + "again";

    /** The copy of a constructor of an enum that runs on a constant that is there. */
    public static final String CONSTRUCT = PREFIX + "construct";

    private static final String LIST = "Ljava/util/List<";

    private Names() {}

    /**
     * The method that initialises a class where it is stale. Its name tells of which class it is: called through a
     * subclass it must not find the subclass's own.
     */
    public static String guard(String className) {
        return PREFIX + "guard$"
                + Integer.toHexString(className.replace('/', '.').hashCode());
    }

    /** What an added method is a copy of; null where it is none. */
    static String original(String added) {
        switch (added) {
            case AGAIN:
                return "<clinit>";
            case CONSTRUCT:
                return "<init>";
            default:
                return null;
        }
    }

    /** Names of fields in the form of a generic signature: {@code Ljava/util/List<TFIRST;TSECOND;>;}. */
    public static String formerFinals(List<String> fields) {
        StringBuilder signature = new StringBuilder(LIST);
        for (String field : fields) {
            signature.append('T').append(field).append(';');
        }
        return signature.append(">;").toString();
    }

    /** What {@link #formerFinals(List)} was given. */
    public static Set<String> formerFinals(String signature) {
        Set<String> fields = new HashSet<>();
        for (String field :
                signature.substring(LIST.length(), signature.length() - 2).split(";", -1)) {
            if (!field.isEmpty()) {
                fields.add(field.substring(1));
            }
        }
        return fields;
    }
}
