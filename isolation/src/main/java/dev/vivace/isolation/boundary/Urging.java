package dev.vivace.isolation.boundary;

import dev.vivace.isolation.runtime.Interruptions;
import java.time.Duration;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Makes threads end, a step at a time: they are asked, then their program's own method is called, and who waits for something
 * all the same ends there. Each step is given some time, whatever the machine is busy with.
 */
final class Urging {

    private static final Duration STEP = Duration.ofMillis(100);

    private final Owners owners;
    private final ThreadEnding ending;
    private final OwnEnding ownEnding;
    private final Map<Thread, Steps> steps = new IdentityHashMap<>();

    Urging(Owners owners) {
        this.owners = owners;
        this.ending = new ThreadEnding(owners);
        this.ownEnding = new OwnEnding(owners);
    }

    /** Takes the next step, if it is time for one. */
    void urge(Thread thread) throws ReflectiveOperationException {
        if (ownEnding.isCall(thread)) {
            return;
        }
        switch (steps.computeIfAbsent(thread, key -> new Steps()).next()) {
            case NONE:
            case PATIENCE:
                break;
            case REQUEST:
                ending.ask(thread);
                break;
            case CALL:
                ownEnding.call(thread);
                break;
            case INTERRUPTION:
                interrupt(thread);
                break;
        }
    }

    /** Who is at work may be tidying up; what is lent serves others, too. */
    private void interrupt(Thread thread) throws ReflectiveOperationException {
        boolean waits = thread.getState() == Thread.State.WAITING || thread.getState() == Thread.State.TIMED_WAITING;
        if (waits && !owners.isLent(thread)) {
            Interruptions.end(thread);
        }
    }

    private enum Step {
        NONE,
        REQUEST,
        CALL,
        PATIENCE,
        INTERRUPTION
    }

    /** How far one thread has been urged, and since when. */
    private static final class Steps {

        private Step last = Step.NONE;
        private long since;

        Step next() {
            long now = System.nanoTime();
            if (last != Step.NONE && now - since < STEP.toNanos()) {
                return Step.NONE;
            }
            since = now;
            last = Step.values()[Math.min(last.ordinal() + 1, Step.INTERRUPTION.ordinal())];
            return last;
        }
    }
}
