package dev.vivace.engine.run;

import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.run.Agenda.Item;
import dev.vivace.engine.run.Draft.Begun;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds what the methods and classes that were producing tests when a worker was lost had left to produce. */
final class RemainderSearch {

    private final PlatformTree tree;
    private final Agenda agenda;
    private final Running running;
    private final Set<String> begun;
    private final Optional<Begun> last;
    private final List<Draft> tests;

    /**
     * In the state of a run.
     *
     * @param begun unique ids of all that began
     * @param last what began last
     * @param tests with a result
     */
    RemainderSearch(
            PlatformTree tree,
            Agenda agenda,
            Running running,
            Set<String> begun,
            Optional<Begun> last,
            List<Draft> tests) {
        this.tree = tree;
        this.agenda = agenda;
        this.running = running;
        this.begun = begun;
        this.last = last;
        this.tests = tests;
    }

    /** The same suspects with what was cut off behind them. */
    Suspects of(Suspects suspects) {
        List<Item> remainder = new ArrayList<>();
        List<TestId> cutShort = new ArrayList<>();
        Set<String> settled = new HashSet<>(begun);
        suspects.begun().forEach(suspect -> settled.add(suspect.node().uniqueId()));
        for (Begun producer : producers(suspects)) {
            List<Item> items = isCountable(producer) ? left(producer, suspects, settled) : List.of();
            remainder.addAll(items);
            if (items.isEmpty()) {
                cutShort.add(producer.id());
            }
        }
        return new Suspects(suspects.when(), suspects.begun(), remainder, cutShort);
    }

    private List<Item> left(Begun producer, Suspects suspects, Set<String> settled) {
        List<Begun> asked = suspects.begun().stream()
                .filter(suspect -> agenda.asksFor(suspect.node()))
                .toList();
        return new Remainder(tree, producer.node(), id -> settled.contains(id) || agenda.names(id), running::contains)
                .after(asked);
    }

    /** What was asked for and produces tests while it runs; of one within another the outer knows of both. */
    private List<Begun> producers(Suspects suspects) {
        List<Begun> producers = new ArrayList<>();
        for (Begun one : running.all()) {
            String uniqueId = one.node().uniqueId();
            boolean asked = one.node().kind() != TestNode.Kind.TEST && agenda.names(uniqueId) && !isOver(one, suspects);
            if (asked && producers.stream().noneMatch(outer -> outer.node().encloses(uniqueId))) {
                producers.add(one);
            }
        }
        return producers;
    }

    /** A retry of TestNG's takes a number, too, and what it repeats counts as skipped: then numbers are not rows. */
    private boolean isCountable(Begun producer) {
        return !Segment.isTestng(producer.node())
                || tests.stream()
                        .filter(draft -> draft.outcome() == Outcome.SKIPPED)
                        .noneMatch(draft ->
                                producer.node().encloses(draft.begun().node().uniqueId()));
    }

    /** TestNG's engine says that methods have ended only when their class has. */
    private boolean isOver(Begun producer, Suspects suspects) {
        return Segment.isTestng(producer.node())
                && !running.wereSideBySide()
                && Stream.concat(suspects.begun().stream(), last.stream())
                        .noneMatch(one -> producer.node().encloses(one.node().uniqueId()));
    }
}
