package dev.vivace.engine.fix;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.PatchPlace;

/**
 * How fixes are made.
 *
 * @param isolation what is forgotten between trials
 * @param lanes how many orders run side by side
 * @param confirmations how often a patch must hold in the minimal orders before it is verified
 * @param seed of shuffled orders
 * @param shuffled in how many shuffled orders a patch must hold
 * @param at where patches go
 */
public record FixSettings(Isolation isolation, int lanes, int confirmations, long seed, int shuffled, PatchPlace at) {}
