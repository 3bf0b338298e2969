package dev.vivace.engine.run;

import dev.vivace.engine.model.Footprint;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.run.Microscope.Change;
import dev.vivace.engine.run.Microscope.Forgotten;
import dev.vivace.engine.run.Microscope.State;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What scripted tests leave behind. */
final class ScriptedState {

    private static final String PROPERTY = "system property ";
    private static final String PROPERTIES = "the system properties";

    private final Map<TestId, Map<String, Change>> left = new LinkedHashMap<>();

    void leave(TestId test, String place, Change change) {
        left.computeIfAbsent(test, key -> new LinkedHashMap<>()).put(place, change);
    }

    /** The tests of which later ones see something. */
    List<TestId> seenAfter(List<TestId> tests, Forgotten forgotten) {
        return tests.stream()
                .filter(test -> !left.containsKey(test)
                        || left.get(test).keySet().stream().anyMatch(place -> !isIn(forgotten, place)))
                .toList();
    }

    private static boolean isIn(Forgotten forgotten, String place) {
        return isOfTheJdk(place)
                ? forgotten.areas().contains(place) || forgotten.areas().contains(area(place))
                : forgotten.classes().contains(owner(place))
                        || forgotten
                                .classes()
                                .contains(owner(place) + "#"
                                        + place.substring(owner(place).length() + 1));
    }

    State after(List<TestId> tests, Collection<String> classes) {
        Map<String, String> fresh = new HashMap<>();
        Map<String, String> after = new HashMap<>();
        places(tests).forEach((place, change) -> {
            if (isOfTheJdk(place) || classes.contains(owner(place))) {
                fresh.put(place, change.before());
                after.put(place, change.after());
            }
        });
        Set<String> areas = left.values().stream()
                .flatMap(places -> places.keySet().stream())
                .filter(ScriptedState::isOfTheJdk)
                .map(ScriptedState::area)
                .collect(Collectors.toSet());
        return new State(fresh, after, List.copyOf(areas));
    }

    /** None of a test that leaves nothing: what it uses is not known. */
    Optional<Footprint> footprint(List<TestId> tests) {
        Set<String> places = places(tests).keySet();
        Set<String> touched = places.stream()
                .filter(place -> !isOfTheJdk(place))
                .map(ScriptedState::owner)
                .collect(Collectors.toSet());
        Set<String> changed = places.stream()
                .filter(ScriptedState::isOfTheJdk)
                .map(ScriptedState::area)
                .collect(Collectors.toSet());
        return places.isEmpty() ? Optional.empty() : Optional.of(new Footprint(touched, changed));
    }

    private Map<String, Change> places(List<TestId> tests) {
        Map<String, Change> places = new LinkedHashMap<>();
        tests.forEach(test -> places.putAll(left.getOrDefault(test, Map.of())));
        return places;
    }

    private static boolean isOfTheJdk(String place) {
        return place.contains(" ");
    }

    private static String area(String place) {
        return place.startsWith(PROPERTY) ? PROPERTIES : place;
    }

    private static String owner(String place) {
        return place.substring(0, place.lastIndexOf('.'));
    }
}
