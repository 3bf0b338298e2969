package dev.vivace.engine.command;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What to say of tests that the user named, and that a search did not find.
 *
 * @param catalog of all tests that the search knew
 * @param result of the search
 */
record UnfoundTests(TestCatalog catalog, SearchResult result) {

    /** What to try where all tests of the module ran. */
    static final String AMONG_ALL = "--passing and --failing with files of two orders in which the verdicts differ";

    /** What to try where only the named tests ran. */
    static final String BY_ITSELF = "no --test: it may depend on tests that were not chosen";

    /** Of a test or a class by its name; empty where it is a finding, may still be one, or is not here. */
    Optional<String> sentence(TestId name, String tryThis) {
        List<TestId> meant =
                meant(catalog.entries().stream().map(TestCatalog.Entry::id).toList(), name);
        boolean isOpen = !meant(result.unexplained(), name).isEmpty()
                || !meant(result.findings().stream().map(Finding::test).toList(), name)
                        .isEmpty();
        return meant.isEmpty() || isOpen
                ? Optional.empty()
                : Optional.of(verdict(name, meant) + ". Try: " + moreOrders() + ", or " + tryThis);
    }

    /** A search that was complete makes nothing of more time. */
    private String moreOrders() {
        return result.complete() ? "another --seed" : "a larger --budget";
    }

    private String verdict(TestId name, List<TestId> meant) {
        String orders = result.orders() + (result.orders() == 1 ? " order" : " orders");
        if (!result.alwaysRed().keySet().containsAll(meant)) {
            return (name.isClass() ? "No test of " + name + " changed" : name + " did not change") + " its verdict in "
                    + orders;
        }
        String why = result.alwaysRed().get(meant.get(0)).firstLine();
        return name + " was red in all of " + orders + (why.isEmpty() ? "" : " (" + why + ")");
    }

    private static List<TestId> meant(Collection<TestId> tests, TestId name) {
        return tests.stream()
                .filter(test -> FixRequest.isMeant(test, name))
                .sorted(Comparator.naturalOrder())
                .toList();
    }
}
