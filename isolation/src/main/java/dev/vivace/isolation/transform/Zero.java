package dev.vivace.isolation.transform;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** What the JVM puts into a field before anybody else does. */
final class Zero {

    private Zero() {}

    /** The instruction that loads it. */
    static int of(Type type) {
        switch (type.getSort()) {
            case Type.LONG:
                return Opcodes.LCONST_0;
            case Type.FLOAT:
                return Opcodes.FCONST_0;
            case Type.DOUBLE:
                return Opcodes.DCONST_0;
            case Type.ARRAY:
            case Type.OBJECT:
                return Opcodes.ACONST_NULL;
            default:
                return Opcodes.ICONST_0;
        }
    }
}
