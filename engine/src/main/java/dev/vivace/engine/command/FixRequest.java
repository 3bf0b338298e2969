package dev.vivace.engine.command;

import dev.vivace.engine.model.PatchPlace;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What {@code vivace fix} is asked to do.
 *
 * @param search how findings are searched for, and confirmed
 * @param tests only these, or those of these classes, are fixed; empty for all
 * @param orders known from elsewhere, in the place of a search
 * @param at where patches go
 * @param all whether every polluter, cleaner and state-setter is named
 * @param shuffled in how many shuffled orders a patch must hold
 * @param apply whether verified patches change the sources
 */
public record FixRequest(
        DetectRequest search,
        List<TestId> tests,
        Optional<KnownOrders> orders,
        PatchPlace at,
        boolean all,
        int shuffled,
        boolean apply) {

    /** In how many shuffled orders a patch must hold where nobody says it. */
    public static final int USUAL_SHUFFLED = 20;

    public FixRequest {
        tests = List.copyOf(tests);
        if (orders.isPresent() && (tests.size() != 1 || tests.get(0).isClass())) {
            throw Problem.of("Orders that are known from elsewhere are those of one test.")
                    .tryThis("just one pkg.Class#method beside the files with the two orders");
        }
    }

    /**
     * Files with orders.
     *
     * @param passing in which the test passes
     * @param failing in which it is red
     */
    public record KnownOrders(Path passing, Path failing) {}

    /** Whether the user says which tests are searched or fixed: then a module may have none of them. */
    public boolean choosesTests() {
        return !tests.isEmpty() || search.run().choosesTests();
    }

    /** Whether this test has that name, or is of the class that has it; parameters matter only where they are given. */
    static boolean isMeant(TestId test, TestId wanted) {
        if (wanted.isClass()) {
            return (test.className() + "$").startsWith(wanted.className() + "$");
        }
        return test.className().equals(wanted.className())
                && test.method().equals(wanted.method())
                && (wanted.parameters().isEmpty() || wanted.parameters().equals(test.parameters()));
    }
}
