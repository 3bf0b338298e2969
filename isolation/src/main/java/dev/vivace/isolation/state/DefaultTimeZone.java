package dev.vivace.isolation.state;

import java.util.Map;
import java.util.TimeZone;

/** The default time zone. The JDK finds it out when it is first asked, and names what it found in a system property. */
final class DefaultTimeZone implements Area {

    static final String PROPERTY = "user.timezone";
    private static final String FIELD = "defaultTimeZone";

    private final StaticFields fields;

    DefaultTimeZone(StaticFields fields) {
        this.fields = fields.initially(FIELD, null);
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        fields.remember();
    }

    /** To ask for it would make the JDK find it out where nobody has asked. */
    @Override
    public boolean isChanged() throws ReflectiveOperationException {
        Object zone = fields.value(FIELD);
        return zone != null && !((TimeZone) zone).getID().equals(System.getProperty(PROPERTY));
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        fields.restore();
    }

    /** The field, because a test's own kind of time zone would be asked otherwise. */
    @Override
    public void describe(String name, Map<String, String> lines) throws ReflectiveOperationException {
        Object set = fields.value(FIELD);
        Object zone = set == null ? TimeZone.getDefault() : set;
        lines.put(name, String.valueOf(Internals.field(TimeZone.class, "ID").get(zone)));
    }
}
