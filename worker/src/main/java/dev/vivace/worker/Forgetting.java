package dev.vivace.worker;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.worker.protocol.Events;
import java.util.stream.Collectors;

/** Makes this JVM forget between runs, where it was started with the agent that can. */
final class Forgetting {

    private static final boolean POSSIBLE = Presence.of("dev.vivace.isolation.Isolation") && Agent.isActive();

    private Forgetting() {}

    static boolean isPossible() {
        return POSSIBLE;
    }

    /** Forgets, and tells the controller what it could not. */
    static void forget(Events events) {
        long begin = System.nanoTime();
        Agent.forget(events, begin);
    }

    /** Only touched where the agent's classes are there. */
    private static final class Agent {

        static boolean isActive() {
            return Isolation.isActive();
        }

        static void forget(Events events, long begin) {
            Isolation.reset();
            events.forgot(
                    System.nanoTime() - begin,
                    Isolation.taints().stream().map(Taint::toString).collect(Collectors.toList()));
        }
    }
}
