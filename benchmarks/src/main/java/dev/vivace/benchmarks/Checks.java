package dev.vivace.benchmarks;

import java.util.List;

/**
 * What a comparison looked at beyond its figures; where that is nothing, nothing is said.
 *
 * @param all in the sequence in which they are told
 */
record Checks(List<Check> all) {

    /** Of a comparison that only measures. */
    static final Checks NONE = new Checks(List.of());

    Checks {
        all = List.copyOf(all);
    }

    static Checks of(Check... some) {
        return new Checks(List.of(some));
    }

    /** Zero where all hold. */
    int exitCode() {
        return all.stream().allMatch(Check::holds) ? 0 : 1;
    }

    @Override
    public String toString() {
        return all.isEmpty()
                ? "Nothing has to hold here: these are figures.\n"
                : Table.list("What has to hold", all.stream().map(Check::toString))
                        .stripLeading();
    }

    /**
     * A promise and what was seen of it.
     *
     * @param promise in words
     * @param seen in words
     * @param holds whether that is what was promised
     */
    record Check(String promise, String seen, boolean holds) {

        @Override
        public String toString() {
            return promise + ": " + (holds ? "holds" : "**does not hold**") + ", " + seen;
        }
    }
}
