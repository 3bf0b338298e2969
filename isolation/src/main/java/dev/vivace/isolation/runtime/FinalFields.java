package dev.vivace.isolation.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Set;

/** Shows fields as final that were so before they had to become writable; whoever tries to write them is refused. */
final class FinalFields {

    private static final Parts PARTS = Parts.ofThisJvm();

    private final Set<String> names;

    private FinalFields(Set<String> names) {
        this.names = names;
    }

    /** Of a class with these declared fields, the hidden ones included. */
    static FinalFields of(Field[] fields) {
        for (Field field : fields) {
            if (PARTS != null && field.getName().equals(Names.FORMER_FINALS)) {
                return new FinalFields(Names.formerFinals(PARTS.signature(field)));
            }
        }
        return new FinalFields(Set.of());
    }

    /** The field as it was before. */
    Field shown(Field field) {
        return names.contains(field.getName()) ? PARTS.asFinal(field) : field;
    }

    /** What a field is made of, in a JVM whose fields are made as we know them. */
    private static final class Parts {

        private final MethodHandle constructor;
        private final MethodHandle slot;
        private final MethodHandle signature;
        private final MethodHandle annotations;

        private Parts(Lookup lookup) throws ReflectiveOperationException {
            constructor = lookup.findConstructor(
                    Field.class,
                    MethodType.methodType(
                            void.class,
                            Class.class,
                            String.class,
                            Class.class,
                            int.class,
                            boolean.class,
                            int.class,
                            String.class,
                            byte[].class));
            slot = lookup.findGetter(Field.class, "slot", int.class);
            signature = lookup.findGetter(Field.class, "signature", String.class);
            annotations = lookup.findGetter(Field.class, "annotations", byte[].class);
        }

        /** Null where fields are made in another way: they are shown as they are then. */
        static Parts ofThisJvm() {
            try {
                return new Parts(Access.lookup());
            } catch (ReflectiveOperationException e) {
                return null;
            }
        }

        String signature(Field field) {
            try {
                return (String) signature.invokeExact(field);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }

        Field asFinal(Field field) {
            int modifiers = field.getModifiers();
            try {
                return (Field) constructor.invokeExact(
                        field.getDeclaringClass(),
                        field.getName(),
                        field.getType(),
                        modifiers | Modifier.FINAL,
                        Modifier.isStatic(modifiers),
                        (int) slot.invokeExact(field),
                        (String) signature.invokeExact(field),
                        (byte[]) annotations.invokeExact(field));
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
