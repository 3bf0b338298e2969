package dev.vivace.isolation.state;

import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.Map;

/** Static fields of one class: they get back what they held, or what they hold in a new JVM if the class was unused. */
final class StaticFields implements Area {

    private final JdkClass owner;
    private final Map<String, Object> originals = new LinkedHashMap<>();
    private final Map<String, Field> fields = new LinkedHashMap<>();
    private boolean watched;

    StaticFields(JdkClass owner) {
        this.owner = owner;
    }

    /** A field that holds this value in a new JVM. */
    StaticFields initially(String field, Object value) {
        originals.put(field, value);
        return this;
    }

    /** A field that holds an object of this class in a new JVM. */
    StaticFields initiallyNew(String field, String className) {
        return initially(field, new Own(className));
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        if (owner.isInitialised()) {
            for (Map.Entry<String, Object> original : originals.entrySet()) {
                original.setValue(field(original.getKey()).get(null));
            }
        }
    }

    /** From now on it is told when a field does not hold what it held: only somebody else than the JDK sets it. */
    StaticFields watched() {
        watched = true;
        return this;
    }

    @Override
    public boolean isChanged() throws ReflectiveOperationException {
        if (!watched || !owner.isInitialised()) {
            return false;
        }
        for (Map.Entry<String, Object> original : originals.entrySet()) {
            Field field = field(original.getKey());
            boolean isOwn = original.getValue() instanceof Own;
            if (!isOwn && !isSame(field, field.get(null), original.getValue())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        if (!owner.isInitialised()) {
            return;
        }
        for (Map.Entry<String, Object> original : originals.entrySet()) {
            Field field = field(original.getKey());
            Object current = field.get(null);
            if (original.getValue() instanceof Own) {
                original.setValue(((Own) original.getValue()).insteadOf(current));
            }
            if (!isSame(field, current, original.getValue())) {
                field.set(null, original.getValue());
            }
        }
    }

    /** What a field holds now, null where its class was not used yet. */
    Object value(String name) throws ReflectiveOperationException {
        return owner.isInitialised() ? field(name).get(null) : null;
    }

    private Field field(String name) throws ReflectiveOperationException {
        Field field = fields.get(name);
        if (field == null) {
            field = Internals.field(owner.type(), name);
            fields.put(name, field);
        }
        return field;
    }

    private static boolean isSame(Field field, Object current, Object original) {
        return field.getType().isPrimitive() ? current.equals(original) : current == original;
    }

    /** The JDK's own object: the one that is there when we first look, or one made like it where a test's is there. */
    private static final class Own {

        private final String className;

        Own(String className) {
            this.className = className;
        }

        Object insteadOf(Object current) throws ReflectiveOperationException {
            return current != null && current.getClass().getName().equals(className)
                    ? current
                    : Internals.constructor(Class.forName(className)).newInstance();
        }
    }
}
