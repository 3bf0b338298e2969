package dev.vivace.isolation.transform;

import org.objectweb.asm.Opcodes;

/** A static field as its class declares it. */
final class StaticField {

    private final int access;
    private final String name;
    private final String descriptor;
    private final Object constant;

    StaticField(int access, String name, String descriptor, Object constant) {
        this.access = access;
        this.name = name;
        this.descriptor = descriptor;
        this.constant = constant;
    }

    String name() {
        return name;
    }

    String descriptor() {
        return descriptor;
    }

    /** What the class file says that it starts with, or null. */
    Object constant() {
        return constant;
    }

    boolean isFinal() {
        return (access & Opcodes.ACC_FINAL) != 0;
    }

    /** Compilers copy the value of such a field to where it is read. */
    boolean isCompileTimeConstant() {
        return isFinal() && constant != null;
    }

    boolean isEnumConstant() {
        return (access & Opcodes.ACC_ENUM) != 0;
    }

    /**
     * Whether a field keeps its value by what it is: the identity of enum constants is known to maps, switches and
     * annotations, and what compilers and coverage tools add holds no state of the program.
     */
    boolean isKeptByNature() {
        return isCompileTimeConstant()
                || isEnumConstant()
                || name.equals("serialVersionUID")
                || name.equals("$VALUES")
                || name.equals("$ENTRIES")
                || name.equals("$assertionsDisabled")
                || name.startsWith("$SwitchMap$")
                || name.startsWith("$EnumSwitchMapping$")
                || name.startsWith("$jacoco");
    }

    /** Whether it is there for who made the class rather than for a program: methods that a proxy passes on, for example. */
    boolean isOfGenerator() {
        return (access & Opcodes.ACC_SYNTHETIC) != 0 || descriptor.contains("Ljava/lang/reflect/");
    }

    String key() {
        return name + descriptor;
    }
}
