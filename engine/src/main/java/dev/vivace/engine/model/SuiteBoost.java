package dev.vivace.engine.model;

import java.util.Optional;

/**
 * What all accepted patches together do to the suite of a module.
 *
 * @param timing of the suite, in natural order in one JVM
 * @param pairs how often it was measured without and with them
 * @param lines of the program that its tests reach
 */
public record SuiteBoost(Timing timing, int pairs, Optional<Loss> lines) {}
