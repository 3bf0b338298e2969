package dev.vivace.isolation.boundary;

import dev.vivace.isolation.runtime.Interruptions;
import java.time.Duration;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Makes threads end, a stage at a time: they are asked, then their program's own method is called, and who waits for something
 * all the same ends there. Each stage is given some time, whatever the machine is busy with.
 */
final class Urging {

    private static final Duration STAGE = Duration.ofMillis(100);

    private final Owners owners;
    private final ThreadEnding ending;
    private final OwnEnding ownEnding;
    private final Map<Thread, Stages> stages = new IdentityHashMap<>();

    Urging(Owners owners) {
        this.owners = owners;
        this.ending = new ThreadEnding(owners);
        this.ownEnding = new OwnEnding(owners);
    }

    /** Goes on to the next stage, if it is time for one. */
    void urge(Thread thread) throws ReflectiveOperationException {
        if (ownEnding.isCall(thread)) {
            return;
        }
        Stages reached = stages.computeIfAbsent(thread, key -> new Stages());
        switch (reached.next()) {
            case NONE:
            case PATIENCE:
                break;
            case REQUEST:
                reached.asked = placeOfWaiting(thread);
                ending.ask(thread);
                break;
            case CALL:
                ownEnding.call(thread);
                break;
            case INTERRUPTION:
                interrupt(thread, reached.asked);
                break;
        }
    }

    /** Who is at work, or waits elsewhere than when asked, may be tidying up; what is lent serves others, too. */
    private void interrupt(Thread thread, StackTraceElement[] asked) throws ReflectiveOperationException {
        boolean goesOn = asked.length == 0 || Arrays.equals(asked, thread.getStackTrace());
        if (waits(thread) && goesOn && !owners.isLent(thread)) {
            Interruptions.end(thread);
            ending.disturb(thread);
        }
    }

    private static boolean waits(Thread thread) {
        return thread.getState() == Thread.State.WAITING || thread.getState() == Thread.State.TIMED_WAITING;
    }

    /** Where it waits; empty where it is at work. */
    private static StackTraceElement[] placeOfWaiting(Thread thread) {
        return waits(thread) ? thread.getStackTrace() : new StackTraceElement[0];
    }

    private enum Stage {
        NONE,
        REQUEST,
        CALL,
        PATIENCE,
        INTERRUPTION
    }

    /** How far one thread has been urged, and since when. */
    private static final class Stages {

        private Stage last = Stage.NONE;
        private long since;
        private StackTraceElement[] asked = {};

        Stage next() {
            long now = System.nanoTime();
            if (last != Stage.NONE && now - since < STAGE.toNanos()) {
                return Stage.NONE;
            }
            since = now;
            last = Stage.values()[Math.min(last.ordinal() + 1, Stage.INTERRUPTION.ordinal())];
            return last;
        }
    }
}
