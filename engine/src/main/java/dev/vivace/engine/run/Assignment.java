package dev.vivace.engine.run;

import dev.vivace.worker.protocol.Commands;
import java.util.Collection;
import java.util.List;

/** What a worker is told to do in one run. */
interface Assignment {

    void start(Commands commands, long run);

    /** All tests in natural order, as Surefire runs them. */
    static Assignment all() {
        return Commands::runAll;
    }

    /** These tests in this order. */
    static Assignment order(Discovery found, List<Agenda.Item> items, boolean exact) {
        return (commands, run) -> commands.runOrder(run, requests(items), places(found, items), exact);
    }

    /** Two orders, and something forgotten between them. */
    static Assignment apart(
            Discovery found, List<Agenda.Item> first, Microscope.Forgotten forgotten, List<Agenda.Item> second) {
        return (commands, run) -> commands.runApart(
                run,
                requests(first),
                places(found, first),
                forgotten.classes(),
                forgotten.areas(),
                requests(second),
                places(found, second));
    }

    /** An order, and what it leaves behind. */
    static Assignment description(Discovery found, List<Agenda.Item> items, Collection<String> classes) {
        return (commands, run) -> commands.describe(run, requests(items), places(found, items), List.copyOf(classes));
    }

    private static List<String> requests(List<Agenda.Item> items) {
        return items.stream().map(Agenda.Item::request).toList();
    }

    private static List<String> places(Discovery found, List<Agenda.Item> items) {
        return items.stream().map(item -> found.tree().place(item.node())).toList();
    }
}
