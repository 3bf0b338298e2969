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
            session.knownFailure(beginning());
            Occurrence next = needed.get(chain.size());
            if (Sequence.isForTheRun(next.type())) {
                List<Level> below = List.copyOf(chain.levels());
                chain.add(session.runScope().level(next.type(), () -> make(next, below, false)));
            } else {
                make(next, chain.levels(), true);
            }
        }
    }

    private boolean isBeforeLast() {
        return chain.size() < story.needed().size() - 1;
    }

    /** The level joins the chain before its set-ups run, so that it is torn down even if one of them fails. */
    private Level make(Occurrence next, List<Level> below, boolean joins) throws Throwable {
        session.classFixtures().before(next.type(), caller);
        Blueprint blueprint = session.blueprint(next.type());
        Level level = new Level(next, blueprint, caller.create(next.type()), caller);
        level.inject(below);
        if (joins) {
            chain.add(level);
        }
        if (session.isReusing() || Sequence.isForTheRun(next.type())) {
            level.begin();
        }
        for (Method setUp : blueprint.setUps()) {
            run(setUp, level);
        }
        level.complete();
        return level;
    }

    private void run(Method setUp, Level level) throws Throwable {
        session.tally().setUp(story.type());
        try {
            caller.call(setUp, level.instance());
        } catch (Throwable e) {
            throw Assumptions.isFailed(e) ? e : failed(setUp, level, e);
        }
    }

    private StoryProblem failed(Method setUp, Level level, Throwable cause) {
        StoryProblem problem = new StoryProblem(
                "The set-up " + level.type().getName() + "#" + setUp.getName() + " failed, which "
                        + story.type().getName() + " needs: " + cause + "\n  Set-ups: " + story.needed(),
                cause);
        session.remember(story.needed().types().subList(0, chain.size()), problem);
        return problem;
    }

    private List<Class<?>> beginning() {
        return story.needed().types().subList(0, chain.size() + 1);
    }
}
