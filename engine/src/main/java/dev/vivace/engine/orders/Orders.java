package dev.vivace.engine.orders;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

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

    /** The order cut where the class changes, so that each part needs one class-level set-up. */
    public static List<TestOrder> cutByClass(TestCatalog catalog, TestOrder order) {
        Function<TestId, Entry> entries = catalog.lookup();
        List<List<TestId>> parts = new ArrayList<>();
        String current = null;
        for (TestId test : order.tests()) {
            String testClass = entries.apply(test).testClass();
            if (!testClass.equals(current)) {
                parts.add(new ArrayList<>());
                current = testClass;
            }
            parts.get(parts.size() - 1).add(test);
        }
        return parts.stream().map(TestOrder::new).toList();
    }
}
