package dev.vivace.engine.run;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;

/** Tells that an order names a test that is not there. */
final class UnknownTest {

    private UnknownTest() {}

    static Problem problem(TestId id, TestCatalog catalog) {
        Problem problem = Problem.of(
                "There is no test " + id + " among the " + catalog.entries().size() + " tests of this project");
        for (TestId similar : catalog.similarTo(id)) {
            problem = problem.tryThis(similar.toString());
        }
        return problem;
    }
}
