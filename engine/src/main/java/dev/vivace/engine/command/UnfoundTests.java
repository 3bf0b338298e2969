package dev.vivace.engine.command;

import dev.vivace.engine.detect.Undecided;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What to say of tests that the user named, and that a search did not find.
 *
 * @param catalog of all tests that the search knew
 * @param result of the search
 * @param undecided what it saw of tests that are no finding
 * @param isolation with which it searched
 */
record UnfoundTests(TestCatalog catalog, SearchResult result, Undecided undecided, Isolation isolation) {

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
                : Optional.of(sentence(name, meant, moreOrders() + ", or " + tryThis));
    }

    /** A search that was complete makes nothing of more time. */
    private String moreOrders() {
        return result.complete() ? "another --seed" : "a larger --budget";
    }

    private String sentence(TestId name, List<TestId> meant, String usual) {
        String orders = result.orders() + (result.orders() == 1 ? " order" : " orders");
        String one = name.isClass() ? "A test of " + name : name.toString();
        String inJvms = ". Try: " + (isolation == Isolation.PROCESS ? usual : "--isolation process");
        if (isAmong(undecided.onlyAfterResets(), name) && isolation != Isolation.PROCESS) {
            return one + " was red in some of " + orders + " after a reset, and not in a new JVM" + inJvms;
        }
        if (isAmong(undecided.unconfirmed(), name) || isAmong(undecided.onlyAfterResets(), name)) {
            return one + " changed its verdict in " + orders + ", and did not in new JVMs" + inJvms;
        }
        if (result.alwaysRed().keySet().containsAll(meant)) {
            return name + " was red in " + every() + why(meant.get(0)) + ". Try: " + usual;
        }
        String none = name.isClass() ? "No test of " + name : name.toString();
        if (result.orders() > 0 && undecided.withoutVerdict().containsAll(meant)) {
            return (name.isClass()
                            ? "No test of " + name + " ran, or all were skipped,"
                            : name + " did not run, or was skipped,")
                    + " in " + orders + ". Try: "
                    + (result.complete() ? "it without what disables it" : moreOrders());
        }
        return none + (name.isClass() ? " changed" : " did not change") + " its verdict in " + orders + ". Try: "
                + usual;
    }

    private String every() {
        return result.orders() == 1 ? "the one order that ran" : "all of " + result.orders() + " orders";
    }

    private static boolean isAmong(Set<TestId> tests, TestId name) {
        return !meant(tests, name).isEmpty();
    }

    private String why(TestId test) {
        String why = result.alwaysRed().get(test).inOneLine();
        return why.isEmpty() ? "" : " (" + why + ")";
    }

    private static List<TestId> meant(Collection<TestId> tests, TestId name) {
        return tests.stream()
                .filter(test -> FixRequest.isMeant(test, name))
                .sorted(Comparator.naturalOrder())
                .toList();
    }
}
