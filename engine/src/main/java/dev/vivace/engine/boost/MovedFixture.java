package dev.vivace.engine.boost;

import dev.vivace.engine.source.Framework.Phase;
import java.util.List;

/**
 * A method that runs once for a class, and that a test may call to run it again.
 *
 * @param owner the class that declares it, by binary name
 * @param name what to call
 * @param phase when it ran: before or after each test
 * @param thrown what it may throw, by qualified names
 */
public record MovedFixture(String owner, String name, Phase phase, List<String> thrown) {

    public MovedFixture {
        thrown = List.copyOf(thrown);
    }
}
