package dev.vivace.engine.boost;

import dev.vivace.engine.model.Losses;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteBoost;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Runners;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All tests of a module in natural order in one JVM: how long each class takes, and what patches change of it. */
final class WholeSuite {

    private final TestOrder natural;
    private final List<String> classes;
    private final TestBench bench;
    private final Verdicts before;
    private final Map<String, Duration> times;

    private WholeSuite(TestOrder natural, List<String> classes, TestBench bench, OrderRun unchanged) {
        this.natural = natural;
        this.classes = classes;
        this.bench = bench;
        this.before = Verdicts.of(unchanged);
        this.times = ClassTime.byClass(unchanged);
    }

    /** Runs it once without any change. */
    static WholeSuite unchanged(TestCatalog catalog, TestBench bench) {
        List<String> classes = catalog.entries().stream()
                .map(TestCatalog.Entry::testClass)
                .distinct()
                .toList();
        try (Runners runners = bench.open(classes, Optional.empty())) {
            WholeSuite suite = new WholeSuite(
                    catalog.naturalOrder(),
                    classes,
                    bench,
                    Trials.inNewJvms(runners).run(catalog.naturalOrder()));
            if (!suite.before.complete()) {
                throw Problem.of("The suite does not come to its end in natural order, so that no patch could be"
                                + " verified.")
                        .tryThis("vivace run --isolation none, which shows where it ends");
            }
            return suite;
        }
    }

    /** How long a class took; empty where that is not known. */
    Optional<Duration> timeOf(String testClass) {
        return Optional.ofNullable(times.get(testClass));
    }

    /** A test that ends differently with changed classes, twice in a row, while it ends as before without them. */
    Optional<TestId> differing(Path changed) {
        List<TestId> twice = differingTwice(changed);
        return twice.isEmpty() ? Optional.empty() : notByChance(twice);
    }

    private List<TestId> differingTwice(Path changed) {
        try (Runners runners = bench.open(classes, Optional.of(changed))) {
            List<TestId> once = verdicts(runners).differencesTo(before);
            return once.isEmpty()
                    ? List.of()
                    : verdicts(runners).differencesTo(before).stream()
                            .filter(once::contains)
                            .toList();
        }
    }

    /** What was seen before the change may have been chance; a test that does not run now clears nobody. */
    private Optional<TestId> notByChance(List<TestId> tests) {
        try (Runners runners = bench.open(classes, Optional.empty())) {
            Map<TestId, Outcome> again = verdicts(runners).outcomes();
            return tests.stream()
                    .filter(test -> !again.containsKey(test)
                            || again.get(test) == before.outcomes().get(test))
                    .findFirst();
        }
    }

    private Verdicts verdicts(Runners runners) {
        return Verdicts.of(Trials.inNewJvms(runners).run(natural));
    }

    /** How long it takes, and what it finds, without and with changed classes; each may take so long. */
    SuiteBoost measured(Path changed, Strength strength, Duration limit, Deadline deadline) {
        Measuring.Measured measured = measured(changed, deadline);
        Losses losses = strength.of(classes, natural, Optional.empty(), changed, deadline.anew(limit)::isOver);
        return new SuiteBoost(measured.timing(), measured.pairs(), losses);
    }

    private Measuring.Measured measured(Path changed, Deadline deadline) {
        try (Runners without = bench.open(classes, Optional.empty());
                Runners with = bench.open(classes, Optional.of(changed))) {
            return new Measuring(natural, bench).of(without, with, deadline::isOver);
        }
    }
}
