package dev.vivace.benchmarks;

import java.time.Duration;

/**
 * What a command took of the machine.
 *
 * @param cpu how long processors worked for it; zero where that is not known
 * @param memory the most that it and its processes held at a time, in bytes; zero where that is not known
 */
record Usage(Duration cpu, long memory) {

    static final Usage UNKNOWN = new Usage(Duration.ZERO, 0);
}
