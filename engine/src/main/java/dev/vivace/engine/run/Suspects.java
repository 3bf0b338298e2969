package dev.vivace.engine.run;

import dev.vivace.engine.model.TestId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Who may have ended a worker.
 *
 * @param when a phrase for people, completed by the first suspect where there is one
 * @param begun the suspects
 * @param cutOff what their like would have produced after them, and another worker can run
 * @param cutShort what may have had more to produce, of which nobody can run a part
 */
record Suspects(String when, List<Draft.Begun> begun, List<Agenda.Item> cutOff, List<TestId> cutShort) {

    Suspects {
        begun = List.copyOf(begun);
        cutOff = List.copyOf(cutOff);
        cutShort = List.copyOf(cutShort);
    }

    Suspects(String when, List<Draft.Begun> begun) {
        this(when, begun, List.of(), List.of());
    }

    /** What will not run because nobody can name it, as the rest of a sentence; empty where there is nothing. */
    String missing() {
        return cutShort.isEmpty()
                ? ""
                : "; further invocations of "
                        + cutShort.stream().map(TestId::toString).collect(Collectors.joining(", "))
                        + " are not run";
    }

    Optional<TestId> first() {
        return begun.stream().map(Draft.Begun::id).findFirst();
    }

    /** {@code while running shop.CartTest#addsItem}, for example. */
    String text() {
        String others = begun.size() > 1 ? " and " + (begun.size() - 1) + " more" : "";
        return first().map(id -> when + " " + id + others).orElse(when);
    }
}
