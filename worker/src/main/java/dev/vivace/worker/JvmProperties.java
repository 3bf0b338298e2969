package dev.vivace.worker;

import dev.vivace.worker.protocol.Events;
import java.util.Map;
import java.util.TreeMap;

/** Tells the controller the system properties: at first, and whenever they have changed. */
final class JvmProperties {

    private final Events events;
    private Map<String, String> sent = Map.of();

    JvmProperties(Events events) {
        this.events = events;
    }

    synchronized void sendIfChanged() {
        Map<String, String> current = current();
        if (!current.equals(sent)) {
            sent = current;
            events.properties(current);
        }
    }

    /** Tests may put anything into them, or nothing at all. */
    private static Map<String, String> current() {
        Map<String, String> texts = new TreeMap<>();
        Map<Object, Object> properties = System.getProperties();
        synchronized (properties) {
            properties.forEach((key, value) -> {
                if (key instanceof String && value instanceof String) {
                    texts.put((String) key, (String) value);
                }
            });
        }
        return texts;
    }
}
