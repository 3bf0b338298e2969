package dev.vivace.isolation.state;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** The system properties, and the object that holds them. */
final class SystemProperties implements Area {

    /** How a single one is called, before its key. */
    private static final String PART = "system property ";

    private final Properties properties = System.getProperties();
    private final Map<Object, Object> original = new HashMap<>(properties);

    @Override
    public boolean isChanged() {
        return System.getProperties() != properties
                || !withoutTimeZone(properties).equals(withoutTimeZone(original));
    }

    /** The JDK sets it itself. */
    private static Map<Object, Object> withoutTimeZone(Map<Object, Object> all) {
        Map<Object, Object> others = new HashMap<>(all);
        others.remove(DefaultTimeZone.PROPERTY);
        return others;
    }

    @Override
    public void restore() {
        if (System.getProperties() != properties) {
            System.setProperties(properties);
        }
        Contents.restore(properties, original);
    }

    @Override
    public void restore(String part) {
        String key = part.startsWith(PART) ? part.substring(PART.length()) : "";
        if (original.containsKey(key)) {
            System.getProperties().put(key, original.get(key));
        } else if (!key.isEmpty()) {
            System.getProperties().remove(key);
        }
    }

    /** Not where a test has put an object of its own in their place. */
    @Override
    public void describe(String name, Map<String, String> lines) {
        Properties current = System.getProperties();
        if (current.getClass() == Properties.class) {
            for (Map.Entry<Object, Object> each : current.entrySet()) {
                if (each.getKey() instanceof String && each.getValue() instanceof String) {
                    lines.put(PART.concat((String) each.getKey()), Words.quoted((String) each.getValue()));
                }
            }
        }
    }
}
