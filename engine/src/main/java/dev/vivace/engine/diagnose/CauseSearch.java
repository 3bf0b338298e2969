package dev.vivace.engine.diagnose;

import dev.vivace.engine.model.Diagnosis;
import dev.vivace.engine.model.Diagnosis.Polluter;
import dev.vivace.engine.model.DiagnosisTimes;
import dev.vivace.engine.model.DiagnosisTimes.Span;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Leak;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.orders.DeltaDebugging;
import dev.vivace.engine.run.AtOnce;
import dev.vivace.engine.run.Microscope;
import dev.vivace.engine.run.OrderProbe;
import dev.vivace.engine.run.Runners;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Finds the tests that break another, those that clean up after them, and those that prepare what a test needs. */
public final class CauseSearch {

    /** So many are enough where nobody asks for all. */
    private static final int FEW = 3;

    /** So many tests of other classes are asked for another state-setter, where one test is known to be enough. */
    private static final int FAR = 100;

    private final TestCatalog catalog;
    private final OrderProbe probe;
    private final Microscope microscope;
    private final LeakSearch leaks;
    private final Settings settings;
    private final BooleanSupplier halted;
    private final InstantSource clock;
    private final Set<TestId> helped = new LinkedHashSet<>();
    private final Set<List<TestId>> neverCleaned = new HashSet<>();

    /** Among these tests, until {@code halted} says that it is over. */
    public CauseSearch(TestCatalog catalog, Runners runners, Settings settings, BooleanSupplier halted) {
        this(catalog, runners, settings, halted, InstantSource.system());
    }

    CauseSearch(TestCatalog catalog, Runners runners, Settings settings, BooleanSupplier halted, InstantSource clock) {
        this.catalog = catalog;
        this.probe = new OrderProbe(runners.with(settings.isolation));
        this.microscope = runners.microscope();
        this.leaks = new LeakSearch(runners);
        this.settings = settings;
        this.halted = halted;
        this.clock = clock;
    }

    /**
     * How to search.
     *
     * @param isolation what is forgotten between orders
     * @param lanes how many orders run side by side
     * @param all whether every cause and every cleaner is wanted
     */
    public record Settings(Isolation isolation, int lanes, boolean all) {

        int wanted() {
            return all ? Integer.MAX_VALUE : FEW;
        }
    }

    /** What it can tell of a finding. */
    public Diagnosis of(Finding finding) {
        return finding.kind() == Finding.Kind.VICTIM ? ofVictim(finding) : ofBrittle(finding);
    }

    private Diagnosis ofVictim(Finding finding) {
        Laps laps = Laps.startedNow(clock);
        Set<List<TestId>> polluters = polluters(finding, laps);
        Span untilPolluters = laps.ended();
        Laps ofCleaners = laps.next();
        List<Polluter> cleaned = polluters.stream()
                .map(tests -> polluter(finding, tests, ofCleaners))
                .toList();
        DiagnosisTimes times =
                new DiagnosisTimes(Optional.of(untilPolluters), Optional.of(ofCleaners.ended()), Optional.empty());
        return new Diagnosis(cleaned, List.of(), leak(finding), times);
    }

    private Diagnosis ofBrittle(Finding finding) {
        Laps laps = Laps.startedNow(clock);
        List<List<TestId>> setters = stateSetters(finding, laps);
        DiagnosisTimes times = new DiagnosisTimes(Optional.empty(), Optional.empty(), Optional.of(laps.ended()));
        return new Diagnosis(List.of(), setters, leak(finding), times);
    }

    private Optional<Leak> leak(Finding finding) {
        return settings.isolation == Isolation.RESET ? leaks.of(finding) : Optional.empty();
    }

    private Set<List<TestId>> polluters(Finding finding, Laps laps) {
        TestId victim = finding.test();
        Set<List<TestId>> polluters = known(finding, laps);
        if (settings.all) {
            polluters.addAll(
                    singles(nearFirst(finding), test -> probe.isRed(victim, order(List.of(), test, victim)), laps));
        }
        return polluters;
    }

    /** Those with which it was found. */
    private static Set<List<TestId>> known(Finding finding, Laps laps) {
        laps.found();
        return new LinkedHashSet<>(List.of(finding.others()));
    }

    /** With nothing in the place of a cleaner as a control: a class that is interrupted is set up anew. */
    private Polluter polluter(Finding finding, List<TestId> polluter, Laps laps) {
        TestId victim = finding.test();
        boolean bySetUp = settings.isolation == Isolation.RESET && passesApart(polluter, victim);
        List<TestId> candidates = neverCleaned.contains(polluter) ? closeTo(finding) : nearFirst(finding);
        List<List<TestId>> single = singles(
                candidates,
                test -> !polluter.contains(test)
                        && (!bySetUp || test.className().equals(victim.className()))
                        && probe.passes(victim, order(polluter, test, victim)),
                laps);
        List<List<TestId>> cleaners = single.isEmpty() && !bySetUp ? lastResort(polluter, victim, laps) : single;
        if (cleaners.isEmpty() && !bySetUp && !settings.all) {
            neverCleaned.add(polluter);
        }
        return new Polluter(polluter, cleaners, bySetUp);
    }

    /** Where no other test helps alone: the two themselves when they run again, and several tests together. */
    private List<List<TestId>> lastResort(List<TestId> polluter, TestId victim, Laps laps) {
        List<List<TestId>> found = settings.isolation == Isolation.RESET ? again(polluter, victim) : new ArrayList<>();
        found.forEach(test -> laps.found());
        return found.isEmpty() && !neverCleaned.contains(polluter) ? groups(polluter, victim, laps) : found;
    }

    /** No order has a test twice, but one order may see what another has left. */
    private List<List<TestId>> again(List<TestId> polluter, TestId victim) {
        List<List<TestId>> found = new ArrayList<>();
        if (passesBehind(order(polluter, List.of(), victim), new TestOrder(List.of(victim)), victim)) {
            found.add(List.of(victim));
        }
        if (passesBehind(new TestOrder(polluter), order(polluter, List.of(), victim), victim)) {
            found.add(polluter);
        }
        return found;
    }

    /** All that is worth trying where no test of the suite cleaned up for another victim of the same polluter. */
    private List<TestId> closeTo(Finding finding) {
        return nearFirst(finding).stream()
                .filter(test -> helped.contains(test)
                        || test.className().equals(finding.test().className()))
                .toList();
    }

    private boolean passesApart(List<TestId> polluter, TestId victim) {
        return passesBehind(new TestOrder(polluter), new TestOrder(List.of(victim)), victim);
    }

    private boolean passesBehind(TestOrder first, TestOrder second, TestId victim) {
        return OrderProbe.passes(victim, () -> microscope.run(first, Microscope.Forgotten.NOTHING, second));
    }

    private List<List<TestId>> stateSetters(Finding finding, Laps laps) {
        TestId brittle = finding.test();
        Set<List<TestId>> setters = known(finding, laps);
        List<TestId> candidates = finding.others().size() == 1 && !settings.all ? near(finding) : nearFirst(finding);
        setters.addAll(singles(candidates, test -> probe.passes(brittle, order(List.of(), test, brittle)), laps));
        return List.copyOf(setters);
    }

    private static TestOrder order(List<TestId> before, TestId between, TestId last) {
        return order(before, List.of(between), last);
    }

    private static TestOrder order(List<TestId> before, List<TestId> between, TestId last) {
        return new TestOrder(
                Stream.of(before, between, List.of(last)).flatMap(List::stream).toList());
    }

    /** Tests for which it holds. */
    private List<List<TestId>> singles(List<TestId> candidates, Predicate<TestId> holds, Laps laps) {
        int wanted = settings.wanted();
        List<List<TestId>> found = new ArrayList<>();
        int batch = Math.max(1, settings.lanes);
        for (int i = 0; i < candidates.size() && found.size() < wanted && !halted.getAsBoolean(); i += batch) {
            List<TestId> some = candidates.subList(i, Math.min(candidates.size(), i + batch));
            List<Boolean> answers = AtOnce.each(some, holds::test);
            for (int j = 0; j < some.size(); j++) {
                if (answers.get(j) && found.size() < wanted) {
                    found.add(List.of(some.get(j)));
                    helped.add(some.get(j));
                    laps.found();
                }
            }
        }
        return found;
    }

    /** Those of the classes of the test and of its others, and some that are further away. */
    private List<TestId> near(Finding finding) {
        Function<TestId, Distance> distance = distanceFrom(finding);
        List<TestId> tests = nearFirst(finding);
        long close = tests.stream()
                .filter(test -> distance.apply(test).compareTo(Distance.PACKAGE) < 0)
                .count();
        return tests.stream().limit(close + FAR).toList();
    }

    /** Those that helped others, or are near the test and its polluters, are asked first. */
    private List<TestId> nearFirst(Finding finding) {
        return catalog.entries().stream()
                .map(TestCatalog.Entry::id)
                .filter(test -> !test.equals(finding.test()))
                .sorted(Comparator.comparing(distanceFrom(finding)))
                .toList();
    }

    private Function<TestId, Distance> distanceFrom(Finding finding) {
        Set<String> ofOthers = new LinkedHashSet<>();
        finding.others().forEach(test -> ofOthers.add(test.className()));
        return test -> {
            if (helped.contains(test) || test.className().equals(finding.test().className())) {
                return Distance.CLASS;
            }
            if (ofOthers.contains(test.className())) {
                return Distance.CLASS_OF_OTHERS;
            }
            return packageOf(test).equals(packageOf(finding.test())) ? Distance.PACKAGE : Distance.ELSEWHERE;
        };
    }

    /** How near a test is to one that depends on others. */
    private enum Distance {
        CLASS,
        CLASS_OF_OTHERS,
        PACKAGE,
        ELSEWHERE
    }

    private static String packageOf(TestId test) {
        return test.className().substring(0, Math.max(0, test.className().lastIndexOf('.')));
    }

    /** Where no test helps alone, those of a class may together. */
    private List<List<TestId>> groups(List<TestId> polluter, TestId victim, Laps laps) {
        List<List<TestId>> found = new ArrayList<>();
        for (TestOrder part : catalog.cutByClass(catalog.naturalOrder())) {
            List<TestId> tests = part.tests().stream()
                    .filter(test -> !test.equals(victim) && !polluter.contains(test))
                    .toList();
            Predicate<List<TestId>> helps = some -> probe.passes(victim, order(polluter, some, victim));
            if (tests.size() > 1 && found.size() < settings.wanted() && !halted.getAsBoolean() && helps.test(tests)) {
                found.add(DeltaDebugging.minimal(tests, helps));
                laps.found();
            }
        }
        return found;
    }
}
