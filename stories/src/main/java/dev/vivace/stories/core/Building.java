package dev.vivace.stories.core;

import java.lang.reflect.Method;
import java.util.List;

/** Makes the levels that a chain lacks before the test's own. */
final class Building {

    private final Session session;
    private final Story story;
    private final Chain chain;
    private final Caller caller;

    Building(Session session, Story story, Chain chain, Caller caller) {
        this.session = session;
        this.story = story;
        this.chain = chain;
        this.caller = caller;
    }

    void providers() throws Throwable {
        Sequence needed = story.needed();
        while (chain.size() < needed.size() && (isBeforeLast() || Sequence.isForTheRun(story.type()))) {
            List<Class<?>> beginning = needed.types().subList(0, chain.size() + 1);
            session.knownFailure(beginning);
            make(needed.get(chain.size()), beginning);
        }
    }

    private boolean isBeforeLast() {
        return chain.size() < story.needed().size() - 1;
    }

    private void make(Occurrence next, List<Class<?>> beginning) throws Throwable {
        if (Sequence.isForTheRun(next.type())) {
            chain.add(session.runScope().level(next.type(), () -> forTheRun(next, beginning)));
        } else {
            forTests(next, beginning);
        }
    }

    /** Nobody knows the level before its set-ups have run, so that it is torn down here if one of them fails. */
    private Level forTheRun(Occurrence next, List<Class<?>> beginning) throws Throwable {
        Level level = begun(next);
        Failures failures = new Failures();
        failures.attempt(() -> {
            level.begin();
            finish(level, beginning);
        });
        if (failures.any()) {
            level.tearDown(failures);
        }
        failures.throwFirst();
        return level;
    }

    /** The level joins the chain before its set-ups run, so that it is torn down even if one of them fails. */
    private void forTests(Occurrence next, List<Class<?>> beginning) throws Throwable {
        Level level = begun(next);
        chain.add(level);
        if (session.isReusing()) {
            level.begin();
        }
        finish(level, beginning);
    }

    private Level begun(Occurrence next) throws Throwable {
        session.classFixtures().before(next.type(), caller);
        Level level = new Level(next, session.blueprint(next.type()), caller.create(next.type()), caller);
        level.inject(chain.levels());
        return level;
    }

    private void finish(Level level, List<Class<?>> beginning) throws Throwable {
        for (Method setUp : session.blueprint(level.type()).setUps()) {
            run(setUp, level, beginning);
        }
        level.complete();
    }

    private void run(Method setUp, Level level, List<Class<?>> beginning) throws Throwable {
        session.tally().setUp(story.type());
        try {
            caller.call(setUp, level.instance());
        } catch (Throwable e) {
            throw Assumptions.isFailed(e) ? e : failed(setUp, level, beginning, e);
        }
    }

    private StoryProblem failed(Method setUp, Level level, List<Class<?>> beginning, Throwable cause) {
        StoryProblem problem = new StoryProblem(
                "The set-up " + level.type().getName() + "#" + setUp.getName() + " failed, which "
                        + story.type().getName() + " needs: " + cause + "\n  Set-ups: " + story.needed(),
                cause);
        session.remember(beginning, problem);
        return problem;
    }
}
