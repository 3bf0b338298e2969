package dev.vivace.engine.detect;

import dev.vivace.engine.model.Budget;
import dev.vivace.engine.model.Isolation;

/**
 * How a search is made.
 *
 * @param isolation what is forgotten between orders
 * @param lanes how many orders run side by side
 * @param budget how much it may cost
 * @param confirmations how often both orders of a finding are run in new JVMs
 * @param seed of shuffled orders
 */
public record SearchSettings(Isolation isolation, int lanes, Budget budget, int confirmations, long seed) {

    public SearchSettings {
        if (lanes < 1 || confirmations < 1) {
            throw new IllegalArgumentException(
                    "At least one lane and one confirmation, not " + lanes + " and " + confirmations);
        }
    }
}
