package dev.vivace.engine.command;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.shard.Origin;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * One machine's part of a module's suite.
 *
 * @param classes which it runs
 * @param origin what it is a part of
 * @param notes what the user should know about how it was made
 */
record Portion(Set<String> classes, Origin origin, List<String> notes) {

    Portion {
        classes = Set.copyOf(classes);
        notes = List.copyOf(notes);
    }

    /** The order without what others run. */
    TestOrder of(TestOrder order, TestCatalog catalog) {
        Function<TestId, Entry> entries = catalog.lookup();
        return new TestOrder(order.tests().stream()
                .filter(test -> classes.contains(entries.apply(test).testClass()))
                .toList());
    }

    /**
     * The catalog of the whole suite, as what is red may have to be asked where all earlier classes ran; of the classes
     * that nobody can run it has those that this machine has to tell of.
     */
    TestCatalog of(TestCatalog catalog) {
        Map<String, Failure> unloadable = new LinkedHashMap<>(catalog.unloadable());
        unloadable.keySet().retainAll(classes);
        return new TestCatalog(catalog.entries(), unloadable);
    }
}
