package dev.vivace.engine.run;

import dev.vivace.engine.model.TestId;
import java.util.List;
import java.util.Optional;

/**
 * Who may have ended a worker.
 *
 * @param when a phrase for people, completed by the first suspect where there is one
 * @param begun the suspects
 */
record Suspects(String when, List<Draft.Begun> begun) {

    Suspects {
        begun = List.copyOf(begun);
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
