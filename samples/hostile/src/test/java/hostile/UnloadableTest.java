package hostile;

import org.junit.jupiter.api.Test;

/** Cannot be loaded: our own test removes the class file of what it extends. */
class UnloadableTest extends Removed {

    @Test
    void neverRuns() {}
}
