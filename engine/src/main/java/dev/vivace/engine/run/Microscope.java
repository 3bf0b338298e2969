package dev.vivace.engine.run;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestOrder;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Shows what one order leaves to another: parts of it can be forgotten between them, and put into words. */
public interface Microscope {

    /**
     * Runs two orders in one worker, each as a request of its own. Between them only some state is forgotten; after them
     * all is, as after every run.
     */
    OrderRun run(TestOrder first, Forgotten forgotten, TestOrder second);

    /** What an order leaves behind, in the static fields of these classes and in the JDK. */
    State state(TestOrder order, Collection<String> classes);

    /**
     * What is forgotten.
     *
     * @param classes whose static state; {@code a.Registry#count} for a single field
     * @param areas what of the JDK, by the names that a state gives them
     */
    record Forgotten(List<String> classes, List<String> areas) {

        /** The second order sees all that the first has left. */
        public static final Forgotten NOTHING = new Forgotten(List.of(), List.of());

        public Forgotten {
            classes = List.copyOf(classes);
            areas = List.copyOf(areas);
        }
    }

    /**
     * Texts by places, {@code a.Registry.count} or {@code system property key} for example, and nothing of places that
     * do not exist.
     *
     * @param fresh in a JVM that has forgotten everything
     * @param left after the order
     * @param areas what can be forgotten beside classes
     */
    record State(Map<String, String> fresh, Map<String, String> left, List<String> areas) {

        /** Of a worker that cannot tell. */
        public static final State UNKNOWN = new State(Map.of(), Map.of(), List.of());

        public State {
            fresh = Map.copyOf(fresh);
            left = Map.copyOf(left);
            areas = List.copyOf(areas);
        }

        /** The places that differ, and how, by their names; {@code absent} is what does not exist. */
        public Map<String, Change> changes() {
            Map<String, Change> changes = new TreeMap<>();
            left.keySet().forEach(place -> changes.put(place, change(place)));
            fresh.keySet().forEach(place -> changes.put(place, change(place)));
            changes.values().removeIf(change -> change.before().equals(change.after()));
            return changes;
        }

        private Change change(String place) {
            return new Change(fresh.getOrDefault(place, "absent"), left.getOrDefault(place, "absent"));
        }
    }

    /** How a place differs. */
    record Change(String before, String after) {}
}
