package dev.vivace.isolation.state;

import java.util.HashMap;
import java.util.Map;

/** A map that a class of the JDK keeps in a final field, empty in a new JVM. */
final class StaticMap implements Area {

    private final JdkClass owner;
    private final String field;
    private Map<Object, Object> original = Map.of();

    StaticMap(JdkClass owner, String field) {
        this.owner = owner;
        this.field = field;
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        if (owner.isInitialised()) {
            original = new HashMap<>(map());
        }
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        if (owner.isInitialised()) {
            Contents.restore(map(), original);
        }
    }

    @SuppressWarnings("unchecked") // whatever the types are, what is put back was there before
    private Map<Object, Object> map() throws ReflectiveOperationException {
        return (Map<Object, Object>) Internals.field(owner.type(), field).get(null);
    }
}
