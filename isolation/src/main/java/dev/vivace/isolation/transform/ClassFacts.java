package dev.vivace.isolation.transform;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;

/** What must be known of a class to instrument it, and those that use it. */
final class ClassFacts {

    private final String name;
    private final int access;
    private final String superName;
    private final List<String> interfaces;
    private final Map<String, StaticField> statics;
    private final Set<String> kept;
    private final Set<String> guardedByCallers;
    private final boolean defaultMethods;
    private final boolean nativeMethods;
    private final boolean resettable;
    private final List<StaticField> lost = new ArrayList<>();
    private final Map<String, Integer> cells = new HashMap<>();

    ClassFacts(ClassOutline outline, Set<String> kept, boolean resettable) {
        this.name = outline.name();
        this.access = outline.access();
        this.superName = outline.superName();
        this.interfaces = outline.interfaces();
        this.statics = outline.statics();
        this.kept = kept;
        this.guardedByCallers = outline.guardedByCallers();
        this.defaultMethods = outline.hasDefaultMethods();
        this.nativeMethods = outline.hasNativeMethods();
        this.resettable = resettable;
        for (StaticField field : statics.values()) {
            if (!keeps(field)) {
                cells.put(field.key(), lost.size());
                lost.add(field);
            }
        }
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

    /** Whether it is an enum, and not the body of one of its constants. */
    boolean isRootOfConstants() {
        return "java/lang/Enum".equals(superName);
    }

    boolean isPublic() {
        return (access & Opcodes.ACC_PUBLIC) != 0;
    }

    boolean isInPackageOf(String other) {
        return packageOf(name).equals(packageOf(other));
    }

    private static String packageOf(String internalName) {
        return internalName.substring(0, internalName.lastIndexOf('/') + 1);
    }

    boolean declares(String field, String descriptor) {
        return statics.containsKey(field + descriptor);
    }

    StaticField field(String name, String descriptor) {
        return statics.get(name + descriptor);
    }

    /** The fields of an enum that hold its constants. */
    Stream<StaticField> enumConstants() {
        return statics.values().stream().filter(field -> isEnum() && field.isEnumConstant());
    }

    /** Whether a static field keeps its first value for ever. */
    boolean keeps(StaticField field) {
        return kept.contains(field.key());
    }

    /** The fields that lose their values with a reset, in the sequence of their declaration. */
    List<StaticField> lost() {
        return lost;
    }

    /** Where an interface keeps the value of a field that it can lose. */
    int cell(StaticField field) {
        return cells.get(field.key());
    }

    /** Whether the class has to be guarded before this static method of it is called. */
    boolean isGuardedByCallers(String method, String descriptor) {
        return guardedByCallers.contains(method + descriptor);
    }

    /** Whether an interface is initialised together with the classes that implement it. */
    boolean hasDefaultMethods() {
        return defaultMethods;
    }

    /** Whether code that nobody sees may know the class's statics. */
    boolean hasNativeMethods() {
        return nativeMethods;
    }

    /** Whether the class's initialiser has to run again after a reset. */
    boolean isResettable() {
        return resettable;
    }
}
