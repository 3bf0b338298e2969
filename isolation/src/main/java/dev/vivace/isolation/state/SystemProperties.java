package dev.vivace.isolation.state;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** The system properties, and the object that holds them. */
final class SystemProperties implements Area {

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
}
