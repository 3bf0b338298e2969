package dev.vivace.engine.report;

import dev.vivace.engine.model.SharedSetUp;
import java.util.List;

/**
 * {@code stories-suggest.json}.
 *
 * @param classes how many test classes there are
 * @param suggestions what several of them repeat, the biggest saving first
 */
public record StorySuggestReport(int classes, List<SharedSetUp> suggestions) {

    public StorySuggestReport {
        suggestions = List.copyOf(suggestions);
    }
}
