package dev.vivace.stories.core;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Levels that are alive, each made on those before it, and the test that had them last. One test at a time uses it. */
final class Chain {

    private final List<Level> levels = new ArrayList<>();
    private String lastTest = "";
    private Fingerprint state;

    boolean isEmpty() {
        return levels.isEmpty();
    }

    int size() {
        return levels.size();
    }

    void add(Level level) {
        levels.add(level);
        state = null;
    }

    Level last() {
        return levels.get(levels.size() - 1);
    }

    List<Level> levels() {
        return levels;
    }

    boolean has(Class<?> type) {
        return levels.stream().anyMatch(level -> level.type() == type);
    }

    /** Whether it is the beginning of what is needed, or all of it. */
    boolean begins(Sequence needed) {
        if (size() > needed.size()) {
            return false;
        }
        for (int i = 0; i < size(); i++) {
            if (!levels.get(i).occurrence().equals(needed.get(i))) {
                return false;
            }
        }
        return true;
    }

    String lastTest() {
        return lastTest;
    }

    void used(String test) {
        lastTest = test;
    }

    /** What the fixtures looked like when the set-ups were through; looked at again only when a level has joined since. */
    Fingerprint state() {
        if (state == null) {
            state = Fingerprint.of(levels);
        }
        return state;
    }

    /** The last level first. What lives for the run stays. */
    void tearDown(Failures failures) {
        state = null;
        while (!levels.isEmpty()) {
            if (!Sequence.isForTheRun(last().type())) {
                last().tearDown(failures);
            }
            levels.remove(levels.size() - 1);
        }
    }

    List<String> names() {
        return levels.stream().map(level -> level.type().getName()).collect(Collectors.toList());
    }
}
