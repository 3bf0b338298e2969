package dev.vivace.engine.command;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Times in which something went on, some of them at once. */
record Periods(List<Period> all) {

    static Periods of(Stream<Period> periods) {
        return new Periods(
                periods.sorted(Comparator.comparingLong(Period::start)).toList());
    }

    Periods with(Periods others) {
        return of(Stream.concat(all.stream(), others.all.stream()));
    }

    /** How long something went on in all, no moment counted twice. */
    long length() {
        long length = 0;
        long covered = Long.MIN_VALUE;
        for (Period period : all) {
            length += Math.max(0, period.end() - Math.max(period.start(), covered));
            covered = Math.max(covered, period.end());
        }
        return length;
    }

    /** From one moment to another, in milliseconds. */
    record Period(long start, long end) {}
}
