package dev.vivace.worker;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Footprint;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.worker.protocol.Events;
import java.util.List;
import java.util.stream.Collectors;

/** Makes this JVM forget between runs, where it was started with the agent that can. */
final class Forgetting {

    private static final boolean POSSIBLE = Presence.of("dev.vivace.isolation.Isolation") && Agent.isActive();

    private Forgetting() {}

    static boolean isPossible() {
        return POSSIBLE;
    }

    /** What is now is what this JVM returns to; to be called before the project's code runs. */
    static void remember() {
        if (POSSIBLE) {
            Agent.remember();
        }
    }

    /** Forgets; returns what it could not, each a sentence. */
    static List<String> forget() {
        return Agent.forget();
    }

    /** What was forgotten last, told with how long it took and what could not be. */
    static void tell(Events events, long nanos, List<String> taints) {
        Agent.tell(events, nanos, taints);
    }

    /** Only touched where the agent's classes are there. */
    private static final class Agent {

        static boolean isActive() {
            return Isolation.isActive();
        }

        static void remember() {
            Isolation.remember();
        }

        static List<String> forget() {
            Isolation.reset();
            return Isolation.taints().stream().map(Taint::toString).collect(Collectors.toList());
        }

        static void tell(Events events, long nanos, List<String> taints) {
            Footprint left = Isolation.footprint();
            events.forgot(nanos, taints, left.touched(), left.changed());
        }
    }
}
