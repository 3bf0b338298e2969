package dev.vivace.stories.core;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One test's use of a chain, from the first set-up of its providers to the moment when the chain is kept or torn down. */
public final class Visit {

    private final Session session;
    private final Story story;
    private final TestCase test;
    private final Caller caller;
    /** A rule may have another thread run the test itself. */
    private final Thread owner = Thread.currentThread();

    private final Failures tearDownFailures = new Failures();
    private Map<Field, Object> first;
    private Chain chain;
    private Own own;
    private boolean nested;
    private String verdict = "its set-ups failed";

    Visit(Session session, Story story, TestCase test, Caller caller) {
        this.session = session;
        this.story = story;
        this.test = test;
        this.caller = caller;
    }

    /** The test is one of a nested class: it has set-ups of its own behind those of the story. */
    public void nested() {
        nested = true;
    }

    /** The framework has just made the instance: what changes in it before its set-ups is done by somebody else. */
    public void observe(Object instance) {
        first = Fields.values(instance);
    }

    /**
     * Takes a chain for the test's instance and makes what is missing of the providers. Nothing has run if it throws a problem of
     * the class.
     */
    public void begin(Object instance) throws Throwable {
        story.check();
        chain = session.chains().take(story.turns(), owner);
        session.tally().test(story.type(), story.setUps());
        if (!chain.begins(story.needed())) {
            makeRoom(story.type().getName() + " needs other set-ups");
        } else if (!mayMiss(instance).isEmpty()) {
            makeRoom("set-ups may have given away what a new instance has anew: " + mayMiss(instance));
        }
        new Building(session, story, chain, caller).providers();
    }

    /** What lives for the run is not made again, whatever it knows. */
    private String mayMiss(Object instance) {
        boolean isWhole = chain.size() == story.needed().size() && !Sequence.isForTheRun(story.type());
        return isWhole ? chain.last().mayMiss(instance) : "";
    }

    private void makeRoom(String reason) {
        Failures failures = new Failures();
        String last = chain.lastTest();
        session.drop(chain, reason, failures);
        if (failures.any()) {
            throw new StoryProblem(
                    "A tear-down failed of what " + last + " had left for others: " + failures.first(),
                    failures.first());
        }
    }

    /** Gives the test's instance its fixtures: those of the providers, and its own where they are alive. */
    public void enter(Object instance) {
        if (first == null) {
            observe(instance);
        }
        if (chain.size() == story.needed().size()) {
            chain.last().restore(instance, chain.levels());
            own = Own.alive(chain.last(), instance, caller);
        } else {
            own = Own.made(
                    add(instance),
                    instance,
                    caller,
                    session.blueprint(story.type()).setUps(),
                    first);
        }
    }

    private Level add(Object instance) {
        Occurrence occurrence = story.needed().get(chain.size());
        Level level = new Level(occurrence, session.blueprint(occurrence.type()), instance, caller);
        level.inject(chain.levels());
        chain.add(level);
        return level;
    }

    /** Runs the set-ups of the test's class that come before one, and says whether that one still has to run. */
    public boolean isTurnOfSetUp(Method setUp) throws Throwable {
        own.begin(session.isReusing());
        return own.isTurnOfSetUp(setUp, this::count);
    }

    /** Runs the set-ups of the test's class that have not run; the test is next. */
    public void finishSetUps() throws Throwable {
        own.begin(session.isReusing());
        own.runSetUps(this::count);
        if (isWatched()) {
            session.tally().blindSpots(chain.state().blindSpots());
        }
    }

    private void count() {
        session.tally().setUp(story.type());
    }

    /** Whether the fixtures are looked at before and after the test. */
    private boolean isWatched() {
        return session.isReusing()
                && !nested
                && own.foreign().isEmpty()
                && story.borrowed().isEmpty()
                && isDoubted();
    }

    private boolean isDoubted() {
        Settings.Trust trust = session.settings().trust();
        return test.saysSafe()
                .map(safe -> safe && trust == Settings.Trust.VERIFY)
                .orElse(trust == Settings.Trust.AUTO);
    }

    /** The test is through: decides whether the chain may serve another one. Throws if the test said wrongly that it is safe. */
    public void settle(Throwable failure) {
        Optional<Change> change = failure == null && isWatched() ? change() : Optional.empty();
        verdict = verdict(failure, change);
        if (change.isPresent() && test.saysSafe().orElse(false)) {
            throw StoryProblem.of(
                    test.id() + " is @Safe, but changed its fixtures.",
                    List.of(change.get().toString()),
                    "leave @Safe away, or leave the fixture as it was");
        }
    }

    private Optional<Change> change() {
        Optional<Change> change = chain.state().changeTo(Fingerprint.of(chain.levels()));
        session.learnt().observed(test.id(), change.isEmpty());
        return change;
    }

    /** Why the chain cannot be kept; empty if it can. */
    private String verdict(Throwable failure, Optional<Change> change) {
        if (failure != null) {
            return Assumptions.isFailed(failure) ? "it was aborted" : "it failed";
        }
        if (nested) {
            return "it is in a nested class";
        }
        if (!own.foreign().isEmpty()) {
            return "an extension filled its fields: " + own.foreign();
        }
        if (!story.borrowed().isEmpty()) {
            return "its set-ups may know what is gone with it: " + story.borrowed();
        }
        if (!story.rules().isEmpty()) {
            return "a rule may undo what its set-ups make: " + story.rules();
        }
        if (change.isPresent()) {
            return "it changed " + change.get();
        }
        return test.saysSafe().orElse(isWatched())
                ? ""
                : test.saysSafe().isPresent() ? "it is unsafe" : "it is not marked @Safe";
    }

    /** Whether the chain is to live on. */
    private boolean keeps() {
        return session.isReusing() && verdict.isEmpty();
    }

    /** Runs the tear-downs of the test's class that come before one, and says whether that one still has to run. */
    public boolean isTurnOfTearDown(Method tearDown) {
        if (keeps() || Sequence.isForTheRun(story.type())) {
            return false;
        }
        return own.isTurnOfTearDown(tearDown, tearDownFailures);
    }

    /** Keeps the chain or tears it down, and gives it back. The failure may be one of something behind the test. */
    public void leave(Throwable failure) throws Throwable {
        if (chain == null) {
            return;
        }
        if (verdict.isEmpty() && failure != null) {
            verdict = "it failed";
        }
        chain.used(test.id());
        if (!keeps()) {
            tearDown();
        }
        session.chains().giveBack(chain);
        tearDownFailures.throwFirst();
    }

    private void tearDown() {
        if (own != null && !Sequence.isForTheRun(story.type())) {
            own.runTearDowns(tearDownFailures);
        }
        session.drop(chain, verdict, tearDownFailures);
    }

    /** All of it, for a framework that leaves it to us. */
    public void around(Object instance, Test test) throws Throwable {
        Failures failures = new Failures();
        failures.attempt(() -> {
            begin(instance);
            enter(instance);
            finishSetUps();
            Failures ofTest = new Failures();
            ofTest.attempt(test::run);
            settle(ofTest.first());
            ofTest.throwFirst();
        });
        failures.attempt(() -> leave(failures.first()));
        failures.throwFirst();
    }

    /** The test itself. */
    public interface Test {

        /** Throws what the test throws. */
        void run() throws Throwable;
    }

    /** The value for a parameter of a test, or of a fixture method of the instance at hand. */
    public Object resolve(Parameter parameter, Optional<Object> target) {
        Level level = chain.levels().stream()
                .filter(each -> target.isPresent() && each.instance() == target.get())
                .findFirst()
                .orElseGet(chain::last);
        boolean inTest = !FixtureMethods.isFixture((Method) parameter.getDeclaringExecutable());
        return ParameterSource.of(parameter, level.type(), inTest).value(level, level.providers(chain.levels()));
    }
}
