package dev.vivace.engine.model;

import java.util.Collections;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a run may have read or changed. A hint at who can depend on whom: it does not know of files, ports and databases.
 *
 * @param touched classes whose static state it used, for reading or writing
 * @param changed what of the JDK's state it left changed, each a few words
 */
public record Footprint(Set<String> touched, Set<String> changed) {

    /** Of a run that left no trace, or in a JVM that keeps none. */
    public static final Footprint NONE = new Footprint(Set.of(), Set.of());

    public Footprint {
        touched = Set.copyOf(touched);
        changed = Set.copyOf(changed);
    }

    /** What two runs may have read or changed. */
    public Footprint and(Footprint other) {
        return new Footprint(both(touched, other.touched), both(changed, other.changed));
    }

    private static Set<String> both(Set<String> ones, Set<String> others) {
        return Stream.concat(ones.stream(), others.stream()).collect(Collectors.toSet());
    }

    /** The same without a word of these. */
    public Footprint without(Set<String> names) {
        return new Footprint(minus(touched, names), minus(changed, names));
    }

    private static Set<String> minus(Set<String> all, Set<String> names) {
        return all.stream().filter(name -> !names.contains(name)).collect(Collectors.toSet());
    }

    /** Whether a run with this footprint can have prepared anything for one with the other. Who reads what the JDK keeps is not known. */
    public boolean canPrepare(Footprint later) {
        return !changed.isEmpty() || !Collections.disjoint(touched, later.touched);
    }
}
