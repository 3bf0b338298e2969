package dev.vivace.isolation.transform;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Drops the frames of what is added to classes from before Java 6, which have none. */
final class Frames extends MethodVisitor {

    private Frames(MethodVisitor next) {
        super(Opcodes.ASM9, next);
    }

    static MethodVisitor where(int version, MethodVisitor code) {
        return version < Opcodes.V1_6 ? new Frames(code) : code;
    }

    @Override
    public void visitFrame(int type, int numLocal, Object[] local, int numStack, Object[] stack) {
        // None.
    }
}
