package dev.vivace.worker;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Footprint;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.worker.protocol.Events;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    /** Forgets only these classes, or fields of classes, and these areas. */
    static void forgetOnly(List<String> classes, List<String> areas) {
        Agent.forgetOnly(classes, areas);
    }

    /** Initialises these classes as if they had been touched. */
    static void initialise(List<String> classes) {
        Agent.initialise(classes);
    }

    /** What these classes hold, and what the JDK keeps: texts by places. */
    static Map<String, String> describe(List<String> classes) {
        return Agent.describe(classes);
    }

    /** What can be forgotten beside the state of classes. */
    static List<String> areas() {
        return Agent.areas();
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

        static void forgetOnly(List<String> classes, List<String> areas) {
            Isolation.reset(Set.copyOf(classes), Set.copyOf(areas));
        }

        static void initialise(List<String> classes) {
            Isolation.initialise(Set.copyOf(classes));
        }

        static Map<String, String> describe(List<String> classes) {
            return Isolation.describe(Set.copyOf(classes));
        }

        static List<String> areas() {
            return Isolation.areas();
        }

        static void tell(Events events, long nanos, List<String> taints) {
            Footprint left = Isolation.footprint();
            events.forgot(nanos, taints, left.touched(), left.changed());
        }
    }
}
