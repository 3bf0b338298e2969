package dev.vivace.engine.boost;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.MinSaving;
import java.time.Duration;

/**
 * How classes are boosted.
 *
 * @param isolation what is forgotten between orders while searching
 * @param workers how many JVMs run orders side by side
 * @param whole whether fixtures are moved as a whole, however small a part of them would do
 * @param minSaving what a patch has to save
 * @param all whether classes are tried, too, whose fixtures take too little
 * @param limit how long a class may be searched and checked
 * @param coverage whether lines are compared that tests reach
 * @param mutants whether faults are compared that tests notice
 */
public record BoostSettings(
        Isolation isolation,
        int workers,
        boolean whole,
        MinSaving minSaving,
        boolean all,
        Duration limit,
        boolean coverage,
        boolean mutants) {}
