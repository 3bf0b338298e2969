package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * What a command took of the machine.
 *
 * @param cpu how long processors worked for it; zero where that is not known
 * @param memory the most that it and its processes were seen to hold at a time, in bytes; empty where nobody can see it
 */
record Usage(Duration cpu, OptionalLong memory) {

    static final Usage UNKNOWN = new Usage(Duration.ZERO, OptionalLong.empty());
}
