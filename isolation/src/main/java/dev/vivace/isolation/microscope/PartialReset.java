package dev.vivace.isolation.microscope;

import dev.vivace.isolation.runtime.FinalStatics;
import dev.vivace.isolation.runtime.Guards;
import dev.vivace.isolation.runtime.Initialisation;
import dev.vivace.isolation.runtime.LoadedClasses;
import dev.vivace.isolation.runtime.Taints;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Forgets the state of some classes, or of some of their fields. */
public final class PartialReset {

    /** Stands between a class and a field. */
    private static final String FIELD = "#";

    private final Collection<String> names;

    /** Of these: {@code a.Registry} is a class, {@code a.Registry#count} one of its fields. */
    public PartialReset(Collection<String> names) {
        this.names = names;
    }

    /** Leaves alone what was not used since the last reset. Never throws: what goes wrong taints. */
    public void take() {
        for (Class<?> type : LoadedClasses.named(owners())) {
            try {
                forget(type);
            } catch (Throwable e) {
                Taints.add(type.getName(), "it could not be forgotten alone: ".concat(String.valueOf(e)));
            }
        }
    }

    private Set<String> owners() {
        Set<String> owners = new HashSet<>();
        for (String name : names) {
            int end = name.indexOf(FIELD);
            owners.add(end < 0 ? name : name.substring(0, end));
        }
        return owners;
    }

    /** Fields of interfaces and constants of enums are bound up with each other: all or none are forgotten. */
    private void forget(Class<?> type) throws ReflectiveOperationException {
        if (!Initialisation.isCurrent(type)) {
            return;
        }
        if (names.contains(type.getName()) || type.isInterface() || type.isEnum()) {
            Initialisation.expire(type);
        } else {
            forgetSome(type);
        }
    }

    /** The class is initialised again at once, and the other fields get back what they hold now. */
    private void forgetSome(Class<?> type) throws ReflectiveOperationException {
        Map<String, Object> others = new LinkedHashMap<>();
        for (Field field : Fields.ofClass(type)) {
            if (!names.contains(type.getName().concat(FIELD).concat(field.getName()))) {
                others.put(field.getName(), field.get(null));
            }
        }
        Initialisation.expire(type);
        Guards.run(type);
        for (Map.Entry<String, Object> other : others.entrySet()) {
            FinalStatics.write(type, other.getKey(), other.getValue());
        }
    }
}
