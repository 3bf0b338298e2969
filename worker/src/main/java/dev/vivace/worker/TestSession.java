package dev.vivace.worker;

import dev.vivace.worker.protocol.Commands;
import dev.vivace.worker.protocol.DiscoveryFilters;
import dev.vivace.worker.protocol.Events;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/** Carries commands out, in the main thread, where Surefire runs tests too. */
final class TestSession implements Commands {

    private final Events events;
    private final OutputCapture output;
    private final JvmProperties properties;
    private final Names names = new Names();
    private final Nodes nodes;
    private final Exit exit;
    private final Supplier<OpenLauncher> launchers;
    private final Turns turns = new Turns();
    private final List<TestExecutionListener> listeners = new ArrayList<>();
    private final GuestState state = new GuestState();

    /** Kept, because a logger that nobody holds forgets its level. */
    private Logger junitLogger;

    private OpenLauncher session;
    private Discovery discovery;
    private Supplier<Discovery> discoveries;
    private List<String> classNames = List.of();
    private List<String> engines = List.of();
    private TestPlan unusedPlan;

    /** Opens a launcher with {@code launchers} when it first needs one, and whenever the one before was closed. */
    TestSession(
            Events events, OutputCapture output, RunningNodes running, Exit exit, Supplier<OpenLauncher> launchers) {
        this.events = events;
        this.output = output;
        this.exit = exit;
        this.launchers = launchers;
        this.properties = new JvmProperties(events);
        this.nodes = new Nodes(events, names);
        listeners.add(new EventListener(events, nodes, names, output, running, properties, turns));
    }

    @Override
    public void configure(boolean assertions, List<String> junit4Listeners, Duration exitTimeout) {
        exit.allow(exitTimeout);
        Thread.currentThread().getContextClassLoader().setDefaultAssertionStatus(assertions);
        properties.sendIfChanged();
        output.install();
        junitLogger = Logger.getLogger("org.junit");
        quieten(junitLogger);
        if (!junit4Listeners.isEmpty() && Presence.of("org.junit.runner.notification.RunListener")) {
            JUnit4Listeners.create(junit4Listeners).ifPresent(listeners::add);
        }
        Forgetting.remember();
    }

    /** As Surefire does where the project says nothing of it. */
    private static void quieten(Logger logger) {
        if (logger.getLevel() == null) {
            logger.setLevel(Level.WARNING);
        }
    }

    @Override
    public void discover(List<String> classNames, DiscoveryFilters filters, Map<String, String> parameters) {
        Groups groups = new Groups(filters);
        Map<String, String> allParameters = new HashMap<>(parameters);
        groups.addTo(allParameters);
        discoveries = () -> new Discovery(openSession().launcher(), groups.filters(), allParameters);
        discovery = discoveries.get();
        List<String> usable = new ArrayList<>(classNames);
        unusedPlan = discovery.ofClasses(classNames, (name, reason) -> {
            usable.remove(name);
            events.unloadable(name, ThrownText.of(reason));
        });
        this.classNames = usable;
        engines = unusedPlan.getRoots().stream()
                .map(root -> UniqueIds.of(root).getEngineId().orElse(""))
                .collect(Collectors.toList());
        nodes.send(unusedPlan);
        output.flush();
        forget();
        events.discovered();
    }

    private OpenLauncher openSession() {
        if (session == null) {
            session = launchers.get();
        }
        return session;
    }

    @Override
    public void keepApart(List<String> ones, List<String> others) {
        for (int i = 0; i < ones.size(); i++) {
            turns.keepApart(UniqueId.parse(ones.get(i)), UniqueId.parse(others.get(i)));
        }
    }

    /** A plan can be executed only once: the first run takes what was discovered, later ones discover again. */
    @Override
    public void runAll(long run) {
        prepare();
        TestPlan plan = unusedPlan;
        unusedPlan = null;
        execute(plan == null ? discovery.ofClasses(classNames, (name, reason) -> {}) : plan);
        finish(run);
    }

    @Override
    public void runOrder(long run, List<String> uniqueIds, List<String> places, boolean exact) {
        prepare();
        execute(run, uniqueIds, places, exact);
        finish(run);
    }

    @Override
    public void runApart(
            long run,
            List<String> firstIds,
            List<String> firstPlaces,
            List<String> classes,
            List<String> areas,
            List<String> secondIds,
            List<String> secondPlaces) {
        prepare();
        execute(run, firstIds, firstPlaces, true);
        output.flush();
        if (Forgetting.isPossible()) {
            Forgetting.forgetOnly(classes, areas);
        }
        turns.clear();
        execute(run, secondIds, secondPlaces, true);
        finish(run);
    }

    /** What is described last is what a JVM holds that has forgotten everything, and is forgotten in its turn. */
    @Override
    public void describe(long run, List<String> uniqueIds, List<String> places, List<String> classes) {
        prepare();
        execute(run, uniqueIds, places, true);
        output.flush();
        if (Forgetting.isPossible()) {
            describe(classes);
        }
        finish(run);
    }

    /** Told when system properties are there again, without which little can be linked. */
    private void describe(List<String> classes) {
        Map<String, String> left = Forgetting.describe(classes);
        state.restore();
        forget();
        Forgetting.initialise(classes);
        events.described(Forgetting.areas(), left);
        events.described(Forgetting.areas(), Forgetting.describe(classes));
    }

    private void execute(long run, List<String> uniqueIds, List<String> places, boolean exact) {
        new OrderExecution(discovery, engines, exact, names)
                .run(uniqueIds, places, this::execute)
                .ifPresent(complaint -> events.disobeyed(run, complaint));
    }

    private void prepare() {
        turns.clear();
        state.restore();
        output.install();
    }

    private void execute(TestPlan plan, TestExecutionListener... more) {
        nodes.send(plan);
        TestExecutionListener[] all =
                Stream.concat(listeners.stream(), Stream.of(more)).toArray(TestExecutionListener[]::new);
        session.launcher().execute(plan, all);
    }

    private void finish(long run) {
        state.restore();
        output.flush();
        forget();
        events.ran(run);
    }

    /** What the project's code did, also while its tests were discovered, was done in a session of the past then. */
    private void forget() {
        if (Forgetting.isPossible()) {
            long start = System.nanoTime();
            unusedPlan = null;
            closeSession();
            session = null;
            List<String> taints = Forgetting.forget();
            Forgetting.tell(events, System.nanoTime() - start, taints);
            output.install();
            discovery = discoveries.get();
        }
    }

    @Override
    public void dumpThreads() {
        events.threads(ThreadDump.text());
    }

    /** A listener of the project that fails at the end must not keep shutdown hooks from running. */
    @Override
    public void exit() {
        state.restore();
        exit.begin();
        try {
            closeSession();
        } finally {
            exit.end();
        }
    }

    private void closeSession() {
        if (session != null) {
            session.close();
        }
        output.flush();
    }
}
