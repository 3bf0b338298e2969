package dev.vivace.isolation.transform;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;

/** What must be known of a class to instrument it, and those that use it. */
final class ClassFacts {

    private final String name;
    private final int access;
    private final String superName;
    private final List<String> interfaces;
    private final Map<String, StaticField> statics;
    private final Set<String> kept;
    private final boolean defaultMethods;
    private final boolean resettable;

    ClassFacts(ClassOutline outline, Set<String> kept, boolean resettable) {
        this.name = outline.name();
        this.access = outline.access();
        this.superName = outline.superName();
        this.interfaces = outline.interfaces();
        this.statics = outline.statics();
        this.kept = kept;
        this.defaultMethods = outline.hasDefaultMethods();
        this.resettable = resettable;
    }

    String name() {
        return name;
    }

    /** Null for {@code java.lang.Object} only. */
    String superName() {
        return superName;
    }

    List<String> interfaces() {
        return interfaces;
    }

    boolean isInterface() {
        return (access & Opcodes.ACC_INTERFACE) != 0;
    }

    boolean isEnum() {
        return (access & Opcodes.ACC_ENUM) != 0;
    }

    boolean declares(String field, String descriptor) {
        return statics.containsKey(field + descriptor);
    }

    StaticField field(String name, String descriptor) {
        return statics.get(name + descriptor);
    }

    /** Whether a static field keeps its first value for ever. */
    boolean keeps(StaticField field) {
        return kept.contains(field.key());
    }

    /** The fields that lose their values with a reset, in the sequence of their declaration. */
    List<StaticField> lost() {
        return statics.values().stream().filter(field -> !keeps(field)).collect(Collectors.toList());
    }

    /** Where an interface keeps the value of a field that it can lose. */
    int cell(String field) {
        return lost().stream()
                .map(StaticField::name)
                .collect(Collectors.toList())
                .indexOf(field);
    }

    /** Whether an interface is initialised together with the classes that implement it. */
    boolean hasDefaultMethods() {
        return defaultMethods;
    }

    /** Whether the class's initialiser has to run again after a reset. */
    boolean isResettable() {
        return resettable;
    }
}
