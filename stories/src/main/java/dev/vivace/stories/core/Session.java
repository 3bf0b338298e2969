package dev.vivace.stories.core;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** A run: everything that is alive between its tests, and what is known of its classes. */
public final class Session implements AutoCloseable {

    private final Chains chains = new Chains();
    private final RunScope runScope = new RunScope();
    private final ClassFixtures classFixtures = new ClassFixtures();
    private final Tally tally = new Tally();
    private final Output output = Output.ofProperties();
    private final Learnt learnt = Learnt.from(output.learnt());
    private final Map<Class<?>, Optional<Story>> stories = new ConcurrentHashMap<>();
    private final Map<Class<?>, Blueprint> blueprints = new ConcurrentHashMap<>();
    private final Map<List<Class<?>>, StoryProblem> failures = new ConcurrentHashMap<>();
    private volatile Cast cast = Cast.of(List.of());
    private volatile Settings settings;
    private volatile StoryProblem problem;

    /** Takes the user's choices; the first call counts. If one is wrong every story fails for it, and nothing else does. */
    public void configure(Function<String, Optional<String>> lookup) {
        if (settings == null) {
            configureFirst(lookup);
        }
    }

    private synchronized void configureFirst(Function<String, Optional<String>> lookup) {
        if (settings == null) {
            choose(lookup);
        }
    }

    private void choose(Function<String, Optional<String>> lookup) {
        try {
            settings = Settings.of(lookup);
            problem = null;
        } catch (StoryProblem e) {
            settings = Settings.of(name -> Optional.empty());
            problem = e;
        }
    }

    /** Takes the user's choices again, as long as no test has run: tools look for tests before they know all of them. */
    public synchronized void reconfigure(Function<String, Optional<String>> lookup) {
        if (tally.rows().isEmpty()) {
            choose(lookup);
            stories.clear();
        }
    }

    /** Classes are about to run. */
    public synchronized void plan(Collection<Class<?>> running) {
        cast = cast.with(running);
        stories.clear();
    }

    /** The visit of a test to what its class needs; empty if the class is no story. */
    public Optional<Visit> visit(Class<?> type, TestCase test, Caller caller) {
        return story(type).map(story -> new Visit(this, story, test, caller));
    }

    /** Whether the set-ups of a class are ours to run. */
    public boolean isStory(Class<?> type) {
        return story(type).isPresent();
    }

    private Optional<Story> story(Class<?> type) {
        Optional<Story> known = stories.get(type);
        return known != null ? known : readFirst(type);
    }

    /** All who change what is known of stories hold this session, so that they never wait for each other in a circle. */
    private synchronized Optional<Story> readFirst(Class<?> type) {
        return stories.computeIfAbsent(type, this::read);
    }

    private Optional<Story> read(Class<?> type) {
        Settings chosen = settings();
        if (!cast.isStory(type)) {
            return Optional.empty();
        }
        return Optional.of(problem == null ? Story.of(type, cast, chosen) : Story.broken(type, problem));
    }

    /** A test is about to run in a class inside another one. */
    public void enterInner(Class<?> type) {
        Checks.inner(type);
    }

    /** The providers of a class, of their providers, and so on, and itself. */
    public Collection<Class<?>> closure(Class<?> type) {
        return Providers.closure(List.of(type));
    }

    /** A provider's set-ups of the whole class run once; any other class has its framework care for them. */
    public boolean hasClassFixtures(Class<?> type) {
        return cast.isProvider(type);
    }

    /** Runs them if they have not run. */
    public void beforeClass(Class<?> type, Caller caller) throws Throwable {
        classFixtures.before(type, caller);
    }

    /** A class that nobody consumes is about to tear down what is its own: what is made of that goes before. */
    public void afterClass(Class<?> type) throws Throwable {
        Failures failed = new Failures();
        for (Chain chain : chains.takeIdle()) {
            if (chain.has(type)) {
                drop(chain, type.getName() + " is through", failed);
            }
            chains.giveBack(chain);
        }
        failed.throwFirst();
    }

    /** Puts classes into an order that saves set-ups. */
    public List<Class<?>> order(List<Class<?>> types) {
        return new RunOrder(settings(), learnt).classes(types);
    }

    /** Whether a test comes behind those that leave their fixtures as they are. */
    public boolean comesLater(TestCase test) {
        return new RunOrder(settings(), learnt).comesLater(test);
    }

    /** Something that is true of this run, but cannot be seen by those who compare fixtures. */
    public void blindSpot(String text) {
        tally.blindSpots(List.of(text));
    }

    Settings settings() {
        configure(name -> Optional.ofNullable(System.getProperty(name)));
        return settings;
    }

    boolean isReusing() {
        return settings.reuse() != Settings.Reuse.OFF;
    }

    Chains chains() {
        return chains;
    }

    RunScope runScope() {
        return runScope;
    }

    ClassFixtures classFixtures() {
        return classFixtures;
    }

    Tally tally() {
        return tally;
    }

    Learnt learnt() {
        return learnt;
    }

    Blueprint blueprint(Class<?> type) {
        return blueprints.computeIfAbsent(type, Blueprint::new);
    }

    /** Tears a chain down that was alive, and notes why. */
    void drop(Chain chain, String reason, Failures failed) {
        if (isReusing() && !chain.isEmpty()) {
            tally.drop(new Drop(chain.names(), chain.lastTest(), reason));
        }
        chain.tearDown(failed);
    }

    /** With fail-fast, set-ups that failed once are not tried again. */
    void remember(List<Class<?>> beginning, StoryProblem problem) {
        if (settings.failFast()) {
            failures.put(List.copyOf(beginning), problem);
        }
    }

    void knownFailure(List<Class<?>> beginning) {
        StoryProblem problem = failures.get(beginning);
        if (problem != null) {
            throw new StoryProblem(problem.getMessage() + "\n  It was not tried again.", problem.getCause());
        }
    }

    /** Tears down whatever is alive. Throws what a tear-down threw, since no test is left to fail for it. */
    public void tearDown() {
        Failures failed = new Failures();
        for (Chain chain : chains.takeIdle()) {
            chain.tearDown(failed);
            chains.giveBack(chain);
        }
        runScope.tearDown(failed);
        classFixtures.tearDown(failed);
        if (failed.any()) {
            throw new StoryProblem("A tear-down at the end of the run failed: " + failed.first(), failed.first());
        }
    }

    /** Tears down, and reports even if that fails. */
    @Override
    public void close() {
        try {
            tearDown();
        } finally {
            report();
        }
    }

    private void report() {
        try {
            output.write(new Report(settings(), tally));
        } finally {
            learnt.write(output.learnt());
        }
    }
}
