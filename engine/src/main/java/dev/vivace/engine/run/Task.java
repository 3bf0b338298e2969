package dev.vivace.engine.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a worker is to run.
 *
 * @param found all that was discovered
 * @param items the tests
 * @param assignment how
 * @param exact whether another order than that of the items is a failure
 * @param output where to keep what the tests print
 */
record Task(Discovery found, List<Agenda.Item> items, Assignment assignment, boolean exact, Path output) {

    Task {
        items = List.copyOf(items);
    }

    /** The class of its first test; empty where it has none. */
    Optional<String> firstClass() {
        return items.stream().findFirst().map(item -> item.id().className());
    }
}
