package dev.vivace.engine.boost;

import java.util.Set;
import java.util.function.Predicate;

/**
 * What is to run once.
 *
 * @param fixtures methods, rules, extensions and temporary directories
 * @param fields other fields with an initialiser
 */
record Wanted(Predicate<Member> fixtures, Predicate<Member> fields) {

    /** All that frameworks run for each test. */
    static Wanted all() {
        return new Wanted(member -> true, member -> false);
    }

    static Wanted only(Set<Member> members) {
        return new Wanted(members::contains, members::contains);
    }
}
