package dev.vivace.engine.model;

/**
 * What all accepted patches together do to the suite of a module.
 *
 * @param timing of the suite, in natural order in one JVM
 * @param pairs how often it was measured without and with them
 * @param losses what its tests find out
 */
public record SuiteBoost(Timing timing, int pairs, Losses losses) {}
