package dev.vivace.isolation.state;

import java.util.Map;

/** Puts back what maps contained. */
final class Contents {

    private Contents() {}

    /** Nothing is written where nothing has changed. */
    static void restore(Map<Object, Object> map, Map<Object, Object> original) {
        if (map.equals(original)) {
            return;
        }
        synchronized (map) {
            map.keySet().retainAll(original.keySet());
            map.putAll(original);
        }
    }
}
