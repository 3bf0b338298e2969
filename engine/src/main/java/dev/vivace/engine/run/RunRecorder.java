package dev.vivace.engine.run;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.PropertySnapshot;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.run.Agenda.Block;
import dev.vivace.engine.run.Agenda.Item;
import dev.vivace.engine.run.Draft.Begun;
import dev.vivace.worker.protocol.Events.Status;
import dev.vivace.worker.protocol.FurtherInvocations;
import dev.vivace.worker.protocol.Thrown;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * Turns what the platform reports during one run into results. JUnit says nothing about the tests of a class whose
 * set-up failed or that is skipped: they get what became of their class.
 */
final class RunRecorder {

    private final PlatformTree tree;
    private final Agenda agenda;
    private final OutputSpool spool;
    private final LongSupplier positions;
    private final RunListener listener;
    private final int worker;

    private final List<PropertySnapshot> properties = new ArrayList<>();
    private final Running running = new Running();
    private final Map<String, Begun> latest = new HashMap<>();
    private final Map<String, Block> blocks = new HashMap<>();
    private final List<Draft> tests = new ArrayList<>();
    private final List<Draft> containers = new ArrayList<>();
    private final List<Item> cutOff = new ArrayList<>();
    private Optional<Begun> lastBegun = Optional.empty();
    private long lastEventNanos = System.nanoTime();

    RunRecorder(
            PlatformTree tree,
            Agenda agenda,
            OutputSpool spool,
            LongSupplier positions,
            RunListener listener,
            int worker) {
        this.tree = tree;
        this.agenda = agenda;
        this.spool = spool;
        this.positions = positions;
        this.listener = listener;
        this.worker = worker;
    }

    void started(String uniqueId, Instant time) {
        TestNode node = node(uniqueId);
        if (!node.isTest()) {
            blocks.put(uniqueId, agenda.blockOf(node));
        }
        Begun begun = begin(node, time);
        running.begin(begun);
        agenda.begin(node, begun.id());
        if (node.isTest()) {
            listener.testStarted(worker, begun.id());
        }
    }

    void finished(String uniqueId, Instant time, Status status, Thrown thrown) {
        Begun begun = running.end(uniqueId).orElseGet(() -> begin(node(uniqueId), time));
        Draft draft = end(begun, time, status, thrown);
        Optional<FurtherInvocations> further = agenda.furtherOf(uniqueId);
        if (begun.node().isTest() && further.isPresent()) {
            addPart(draft, further.get());
        } else if (begun.node().isTest()) {
            add(draft);
        } else {
            addContainer(draft, blocks.getOrDefault(uniqueId, Block.NONE));
        }
    }

    /**
     * A method of Spock's, of which only some iterations were asked for: it has one result, with the last of them, and
     * Spock calls it a failure that there are none left.
     */
    private void addPart(Draft draft, FurtherInvocations asked) {
        boolean noneLeft = !running.isProductive(draft.begun())
                && draft.failure()
                        .flatMap(Failure::message)
                        .filter("Data provider has no data"::equals)
                        .isPresent();
        if (noneLeft) {
            add(draft.begun().passed(draft.end(), draft.ended()));
        } else if (draft.outcome() != Outcome.PASSED || !mayHaveMore(asked)) {
            add(draft);
        }
    }

    private Draft end(Begun begun, Instant time, Status status, Thrown thrown) {
        Failure failure = thrown == null
                ? new Failure("java.lang.Throwable", Optional.empty(), "")
                : PlatformTree.failure(thrown);
        return switch (status) {
            case PASSED -> begun.passed(time, next());
            case ABORTED -> begun.aborted(failure, time, next());
            case FAILED ->
                begun.red(
                        thrown != null && thrown.assertion() ? Outcome.FAILED : Outcome.ERRORED, failure, time, next());
        };
    }

    void properties(Map<String, String> values) {
        properties.add(new PropertySnapshot(next(), values));
    }

    void skipped(String uniqueId, Instant time, String reason) {
        TestNode node = node(uniqueId);
        Block block = agenda.blockOf(node);
        Begun begun = begin(node, time);
        Draft draft = begun.skipped(reason, time, begun.position());
        if (node.isTest() || isMethod(node)) {
            agenda.begin(node, begun.id());
            add(draft);
        } else {
            addContainer(draft, block);
        }
    }

    private static boolean isMethod(TestNode node) {
        return node.source().filter(TestNode.Source::isMethod).isPresent();
    }

    private void addContainer(Draft draft, Block block) {
        containers.add(draft);
        if (draft.outcome() == Outcome.PASSED) {
            return;
        }
        List<Begun> unfinished = takeRunningIn(draft.begun().node());
        List<Integer> never = agenda.waitingIn(block);
        unfinished.forEach(begun -> add(draft.inheritedBy(begun)));
        never.forEach(index -> inherit(index, draft));
        if (never.isEmpty() && unfinished.isEmpty() && draft.outcome().isRed()) {
            add(draft);
        }
    }

    /** Tests that began, but whose end JUnit does not tell because it gave up their class. */
    private List<Begun> takeRunningIn(TestNode container) {
        List<Begun> unfinished = running.tests().stream()
                .filter(begun -> begun.node().uniqueId().startsWith(container.uniqueId() + "/"))
                .toList();
        unfinished.forEach(begun -> running.end(begun.node().uniqueId()));
        return unfinished;
    }

    private void inherit(int index, Draft draft) {
        agenda.settle(index);
        add(draft.inheritedBy(begin(agenda.item(index), draft.end())));
    }

    private void add(Draft draft) {
        tests.add(draft);
        listener.testFinished(draft.result(worker));
    }

    void output(String uniqueId, boolean error, byte[] bytes) {
        printing(uniqueId).ifPresent(begun -> begun.pages().append(error, bytes, positions.getAsLong()));
    }

    /** Who prints: the one that is named, or else the one that runs, or else the one that ran last. */
    private Optional<Begun> printing(String uniqueId) {
        return Optional.ofNullable(latest.get(uniqueId)).or(running::last).or(() -> lastBegun);
    }

    /** When the test that runs longest began, or what happened last where no test runs; in nanoseconds. */
    long waitingSince() {
        return running.innermostTests().stream()
                .mapToLong(this::waitingSince)
                .min()
                .orElse(lastEventNanos);
    }

    /** A test that produces others goes on with each of them. */
    private long waitingSince(Begun begun) {
        return running.isProductive(begun) ? lastEventNanos : begun.nanos();
    }

    /** The worker has said all it has to say: what it did not bring to an end, or never mentioned, is not forgotten. */
    void complete(Instant now) {
        String message = "The test engine said that it began, but not how it ended";
        Failure failure = new Failure("dev.vivace.TestUnfinished", Optional.of(message), message);
        running.tests().forEach(begun -> add(begun.red(Outcome.ERRORED, failure, now, next())));
        running.clear();
        for (int index : agenda.waiting()) {
            agenda.settle(index);
            if (!mayBeEmpty(agenda.item(index))) {
                Begun begun = begin(agenda.item(index), now);
                add(begun.skipped("The test engine did not run it and did not say why", now, begun.position()));
            }
        }
        agenda.partial().forEach(this::addMore);
    }

    /** Whether there may be nothing to run, of which TestNG says nothing. */
    private static boolean mayBeEmpty(Item item) {
        return item.further().isPresent()
                || Segment.isTestng(item.node()) && !item.node().isTest();
    }

    /** As many as could be asked for at once have run: there may be more. */
    private void addMore(Item item) {
        FurtherInvocations range = item.further().orElseThrow();
        if (mayHaveMore(range)) {
            cutOff.add(Item.further(item.id(), item.node(), range.next()));
        }
    }

    private boolean mayHaveMore(FurtherInvocations asked) {
        return asked.lastUniqueIds().stream().anyMatch(latest::containsKey);
    }

    /** Who may have ended the worker, or kept it from going on. */
    Suspects suspects(Instant now) {
        return withRemainder(culprits(now));
    }

    /**
     * Who has run since then or longer. Those that began later can run again, unless they are invocations, which nobody
     * asked for by name: these would be lost without a result.
     */
    Suspects overdue(long begunBefore, Instant now) {
        List<Begun> late = running.innermostTests().stream()
                .filter(begun -> waitingSince(begun) - begunBefore <= 0)
                .toList();
        if (late.isEmpty()) {
            return suspects(now);
        }
        List<Begun> blamed = new ArrayList<>(late);
        for (Begun begun : running.innermostTests()) {
            if (!late.contains(begun) && agenda.names(begun.node().uniqueId())) {
                agenda.abandon(begun.node().uniqueId());
            } else if (!late.contains(begun)) {
                blamed.add(begun);
            }
        }
        return withRemainder(new Suspects("while running", blamed));
    }

    private Suspects withRemainder(Suspects suspects) {
        return new RemainderSearch(tree, agenda, running, latest.keySet(), lastBegun, tests).of(suspects);
    }

    private Suspects culprits(Instant now) {
        List<Begun> runningTests = running.innermostTests();
        if (!runningTests.isEmpty()) {
            return new Suspects("while running", runningTests);
        }
        return running.all().stream()
                .filter(begun -> !Segment.of(begun.node()).isEngine())
                .reduce((outer, inner) -> inner)
                .map(container -> suspectsIn(container, now))
                .orElseGet(() -> suspectsOutside(now));
    }

    private Suspects suspectsIn(Begun container, Instant now) {
        Block block = blocks.getOrDefault(container.node().uniqueId(), Block.NONE);
        List<Integer> waiting = agenda.waitingIn(block);
        if (!waiting.isEmpty() && agenda.isUntouched(block)) {
            return new Suspects("while setting up " + container.id() + " for", take(waiting, now));
        }
        return suspectsBefore("in " + container.id() + " before", now)
                .orElseGet(() -> new Suspects("while running", List.of(container)));
    }

    private Suspects suspectsOutside(Instant now) {
        return suspectsBefore("before", now).orElseGet(() -> new Suspects("between tests", List.of()));
    }

    /** Somebody must be suspected if nothing has happened yet, or the same order would be tried for ever. */
    private Optional<Suspects> suspectsBefore(String when, Instant now) {
        return agenda.isUntouched() && agenda.size() > 0
                ? Optional.of(new Suspects(when, take(List.of(0), now)))
                : Optional.empty();
    }

    private List<Begun> take(List<Integer> indices, Instant now) {
        indices.forEach(agenda::settle);
        return indices.stream().map(index -> begin(agenda.item(index), now)).toList();
    }

    /** Gives the suspects what became of them. */
    void blame(Suspects suspects, Outcome outcome, Failure failure, Instant now) {
        suspects.begun().forEach(begun -> add(begun.red(outcome, failure, now, next())));
        cutOff.addAll(suspects.cutOff());
    }

    /** What was running has not run: nobody wanted to know how it would end. */
    void abandon() {
        running.all().forEach(begun -> agenda.abandon(begun.node().uniqueId()));
    }

    /** How many tests have a result. */
    int count() {
        return tests.size();
    }

    List<TestResult> tests() {
        return tests.stream().map(draft -> draft.result(worker)).toList();
    }

    List<PropertySnapshot> properties() {
        return properties;
    }

    List<TestResult> containers() {
        return containers.stream().map(draft -> draft.result(worker)).toList();
    }

    /** What the worker did not get to, in order. */
    List<TestId> notRun() {
        List<TestId> waiting =
                agenda.waiting().stream().map(index -> agenda.item(index).id()).toList();
        Stream<TestId> late = cutOff.stream().map(Item::id).filter(id -> !waiting.contains(id));
        return Stream.concat(late, waiting.stream()).toList();
    }

    /** What of that exists only since the worker ran. */
    List<Item> cutOff() {
        return cutOff;
    }

    private Begun begin(Item item, Instant time) {
        return new Begun(item.id(), item.node(), time, System.nanoTime(), next(), spool.open());
    }

    private Begun begin(TestNode node, Instant time) {
        Begun begun = new Begun(tree.id(node), node, time, System.nanoTime(), next(), spool.open());
        latest.put(node.uniqueId(), begun);
        lastBegun = Optional.of(begun);
        return begun;
    }

    private TestNode node(String uniqueId) {
        return tree.find(uniqueId)
                .orElseThrow(() -> new IllegalStateException("A worker ran what it had not told of: " + uniqueId));
    }

    private long next() {
        spool.cut();
        lastEventNanos = System.nanoTime();
        return positions.getAsLong();
    }
}
