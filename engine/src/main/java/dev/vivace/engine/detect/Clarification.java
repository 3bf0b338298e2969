package dev.vivace.engine.detect;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.SearchListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds out what is true of all tests that contradict themselves, and tells it. */
final class Clarification {

    /** So many tests share JVMs to be confirmed, or classes to be asked. */
    private static final int TOGETHER = 20;

    /** So many causes are worth trying with every test. */
    private static final int SWEEPS = 5;

    /** So many contradictions of one test may turn out to be none before it is left alone. */
    private static final int ATTEMPTS = 3;

    private final Observations observations;
    private final Examination examination;
    private final SharedCause sharedCause;
    private final Screening screening;
    private final Predicate<TestId> wanted;
    private final SearchListener listener;
    private final BooleanSupplier over;
    private final BooleanSupplier halted;
    private final List<Finding> findings = new ArrayList<>();
    private final Set<TestId> found = new HashSet<>();
    private final Set<List<TestId>> swept = new HashSet<>();
    private final Map<TestId, Integer> unconfirmed = new HashMap<>();
    private final Map<TestId, Integer> onlyAfterResets = new HashMap<>();

    /**
     * Of tests that are wanted.
     *
     * @param over says that there is no more time for what is not begun
     * @param halted says that JVMs are being ended: what they show then tells nothing
     */
    Clarification(
            Observations observations,
            Examination examination,
            SharedCause sharedCause,
            Screening screening,
            Predicate<TestId> wanted,
            SearchListener listener,
            BooleanSupplier over,
            BooleanSupplier halted) {
        this.observations = observations;
        this.examination = examination;
        this.sharedCause = sharedCause;
        this.screening = screening;
        this.wanted = wanted;
        this.listener = listener;
        this.over = over;
        this.halted = halted;
    }

    /** Everything that is confirmed so far. */
    List<Finding> findings() {
        return findings;
    }

    boolean isFound(Collection<TestId> tests) {
        return found.containsAll(tests);
    }

    /** How many tests contradicted themselves, and did not in new JVMs. */
    int unconfirmed() {
        Set<TestId> all = new HashSet<>(unconfirmed.keySet());
        all.addAll(onlyAfterResets.keySet());
        return all.size();
    }

    /** Tests that are neither found nor always of one verdict. */
    Undecided undecided() {
        return new Undecided(unconfirmed.keySet(), onlyAfterResets.keySet(), observations.withoutVerdict());
    }

    /** Tests that contradict themselves, and nobody knows why. */
    Set<TestId> left() {
        return open().stream().map(Sighting::test).collect(Collectors.toSet());
    }

    /** Tests that are wanted and never passed, and why. */
    Map<TestId, Failure> alwaysRed() {
        return observations.alwaysRed().entrySet().stream()
                .filter(entry -> wanted.test(entry.getKey()))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** Orders of the classes of these, a few classes in each. */
    List<TestOrder> ordersOfAlwaysRed() {
        List<String> classes = alwaysRed().keySet().stream()
                .map(TestId::className)
                .distinct()
                .sorted()
                .toList();
        return IntStream.iterate(0, i -> i < classes.size(), i -> i + TOGETHER)
                .mapToObj(i -> observations.allOf(classes.subList(i, Math.min(classes.size(), i + TOGETHER))))
                .toList();
    }

    /**
     * Asks a new JVM about those that never passed of such an order: where a reset has broken their class, they are not red
     * in every order. Nothing that resets show of such a test is worth another look.
     */
    void ofAlwaysRed(TestOrder order) {
        Set<TestId> red = alwaysRed().keySet();
        observations.add(order, screening.inNewJvm(order));
        Set<TestId> always = alwaysRed().keySet();
        red.stream()
                .filter(test -> !always.contains(test))
                .collect(Collectors.groupingBy(TestId::className))
                .forEach(this::leaveOutWhatResetsShow);
    }

    private void leaveOutWhatResetsShow(String className, List<TestId> tests) {
        for (TestId test : redOnlyAfterResets(observations.alone(TestId.ofClass(className)), tests)) {
            unconfirmed.put(test, ATTEMPTS);
            onlyAfterResets.merge(test, 1, Integer::sum);
            observations.forgetRed(test);
        }
    }

    /** Twice: by chance alone few tests are green in both new JVMs and red after both resets. */
    private Set<TestId> redOnlyAfterResets(TestOrder order, Collection<TestId> tests) {
        Set<TestId> red = Set.copyOf(tests);
        for (int i = 0; i < 2 && !red.isEmpty(); i++) {
            red = over.getAsBoolean() ? Set.of() : screening.redOnlyAfterResets(order, red);
        }
        return red;
    }

    /** Looks into all that are open. After a test that is found those are asked that may depend on the same ones. */
    void ofContradictions() {
        if (!over.getAsBoolean()) {
            leaveOutWhatResetsShow();
        }
        List<Sighting> all = open();
        Deque<Sighting> open = new ArrayDeque<>(all);
        List<Finding> news = new ArrayList<>();
        while (!open.isEmpty() && !over.getAsBoolean()) {
            listener.examining(open.getFirst().test(), all.size() - open.size(), all.size());
            Optional<Finding> finding = examine(open.removeFirst());
            finding.ifPresent(known -> {
                findOthersOf(known, open.stream().map(Sighting::test).toList());
                news.add(known);
            });
            open.removeIf(sighting -> found.contains(sighting.test()));
        }
        news.forEach(this::sweep);
    }

    /** A polluter may break many tests that nobody has seen red yet: all that are wanted are tried after it. */
    private void sweep(Finding known) {
        boolean isNew = known.kind() == Finding.Kind.VICTIM
                && SharedCause.isWorthIt(known)
                && swept.size() < SWEEPS
                && swept.add(known.others());
        if (isNew) {
            List<TestId> rest = observations.tests().stream()
                    .filter(test -> wanted.test(test) && !found.contains(test))
                    .toList();
            findOthersOf(known, rest);
        }
    }

    /** A few at a time: what is confirmed is told, and is not lost when time is up. */
    private void findOthersOf(Finding known, List<TestId> tests) {
        for (int i = 0; i < tests.size() && !over.getAsBoolean(); i += TOGETHER) {
            List<TestId> some = tests.subList(i, Math.min(tests.size(), i + TOGETHER));
            listener.doing("Looking for others like " + known.test() + ": " + i + " of " + tests.size() + " tried");
            List<Finding> confirmed = sharedCause.of(known, some);
            if (!halted.getAsBoolean()) {
                confirmed.forEach(this::tell);
            }
        }
    }

    private List<Sighting> open() {
        return observations.contradictions().stream().filter(this::isOpen).toList();
    }

    private boolean isOpen(Sighting sighting) {
        TestId test = sighting.test();
        boolean isDoubtful = Screening.isLong(sighting) && onlyAfterResets.getOrDefault(test, 0) >= ATTEMPTS;
        return wanted.test(test)
                && !found.contains(test)
                && !isDoubtful
                && unconfirmed.getOrDefault(test, 0) < ATTEMPTS;
    }

    private void leaveOutWhatResetsShow() {
        List<Sighting> open = open();
        if (!open.isEmpty()) {
            listener.doing("Asking new JVMs what is red there, too: " + open.size() + " seen with different verdicts");
        }
        screening.onlyAfterResets(open).forEach(sighting -> {
            onlyAfterResets.merge(sighting.test(), 1, Integer::sum);
            observations.forgetRed(sighting.test());
        });
    }

    private Optional<Finding> examine(Sighting sighting) {
        Examination.Answer answer = examination.of(sighting);
        if (halted.getAsBoolean()) {
            return Optional.empty();
        }
        if (answer.finding().isPresent()) {
            tell(answer.finding().get());
        } else {
            forget(sighting, answer.red());
        }
        return answer.finding();
    }

    private void tell(Finding finding) {
        found.add(finding.test());
        unconfirmed.remove(finding.test());
        onlyAfterResets.remove(finding.test());
        findings.add(finding);
        listener.found(finding);
    }

    private void forget(Sighting sighting, boolean alwaysRed) {
        unconfirmed.merge(sighting.test(), 1, Integer::sum);
        if (alwaysRed) {
            observations.forgetPassed(sighting.test());
        } else {
            observations.forgetRed(sighting.test());
        }
    }
}
