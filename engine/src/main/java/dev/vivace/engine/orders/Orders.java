package dev.vivace.engine.orders;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestOrder;
import java.util.Collections;
import java.util.Random;

/** Orders of a whole catalog. */
public final class Orders {

    private Orders() {}

    /** Natural order backwards, classes and the tests in them; a suite that fixes its order keeps it. */
    public static TestOrder reversed(TestCatalog catalog) {
        return new Rearrangement(Collections::reverse).of(catalog);
    }

    /**
     * Classes shuffled, and what is in each, the same for the same seed; nested classes stay whole, and a suite that
     * fixes its order keeps it.
     */
    public static TestOrder random(TestCatalog catalog, long seed) {
        Random random = new Random(seed);
        return new Rearrangement(siblings -> Collections.shuffle(siblings, random)).of(catalog);
    }
}
