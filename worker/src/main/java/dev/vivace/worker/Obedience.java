package dev.vivace.worker;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Watches whether one execution runs what it was asked to run, in that order. */
final class Obedience implements TestExecutionListener {

    private final Names names;
    private final Map<UniqueId, Integer> places = new HashMap<>();
    private final Set<UniqueId> reached = new HashSet<>();
    private final Set<UniqueId> given = new HashSet<>();
    private int place;
    private String complaint;

    /** Optional is what may turn out to have nothing to run. */
    Obedience(List<String> uniqueIds, Set<String> optional, Names names) {
        this.names = names;
        optional.forEach(id -> reached.add(UniqueId.parse(id)));
        uniqueIds.forEach(id -> places.putIfAbsent(UniqueId.parse(id), places.size()));
    }

    /** What went otherwise; empty where nothing did. */
    synchronized Optional<String> complaint() {
        if (complaint != null) {
            return Optional.of(complaint);
        }
        return places.keySet().stream()
                .filter(id -> !isAccountedFor(id))
                .findFirst()
                .map(id -> id + " did not run");
    }

    /** It ran, or something around it said why not. */
    private boolean isAccountedFor(UniqueId id) {
        return reached.contains(id) || firstOn(id, given::contains) != null;
    }

    @Override
    public synchronized void executionStarted(TestIdentifier test) {
        UniqueId wanted = wanted(names.of(test));
        if (wanted != null) {
            reached.add(wanted);
            int next = places.get(wanted);
            complain(next < place, test, "ran too late");
            place = Math.max(place, next);
        } else {
            complain(test.isTest() && !isAround(names.of(test)), test, "ran without being asked for");
        }
    }

    /** Spock's methods are tests, whichever of their iterations was asked for. */
    private boolean isAround(UniqueId id) {
        return places.keySet().stream().anyMatch(wanted -> wanted.hasPrefix(id));
    }

    private void complain(boolean justified, TestIdentifier test, String what) {
        if (justified && complaint == null) {
            complaint = test.getUniqueId() + " " + what;
        }
    }

    /** What of the order this belongs to: itself or what produced it while running. */
    private UniqueId wanted(UniqueId id) {
        return firstOn(id, places::containsKey);
    }

    /** The id or the nearest of those around it that is meant; null where none is. */
    private static UniqueId firstOn(UniqueId id, Predicate<UniqueId> meant) {
        UniqueId path = id;
        while (!meant.test(path)) {
            if (path.getSegments().size() == 1) {
                return null;
            }
            path = UniqueIds.parent(path);
        }
        return path;
    }

    @Override
    public synchronized void executionSkipped(TestIdentifier test, String reason) {
        given.add(names.of(test));
    }

    @Override
    public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
            given.add(names.of(test));
        }
    }
}
