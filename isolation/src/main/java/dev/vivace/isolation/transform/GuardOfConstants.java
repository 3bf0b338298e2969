package dev.vivace.isolation.transform;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What an enum's constants get: the epoch in which each was made, and a method that compares it. To call it does not
 * initialise the enum, as no use of an object does: who meets a constant while another thread makes it need not wait.
 */
final class GuardOfConstants {

    private GuardOfConstants() {}

    /** Adds both: {@code if (made != Epoch.current) guard()}. */
    static void addTo(ClassVisitor type, ClassFacts facts, int version) {
        type.visitField(Opcodes.ACC_SYNTHETIC | Opcodes.ACC_TRANSIENT, Generated.MADE, "I", null, null)
                .visitEnd();
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
        MethodVisitor code =
                Frames.where(version, type.visitMethod(access, Generated.GUARD_CONSTANT, "()V", null, null));
        Label fresh = new Label();
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETFIELD, facts.name(), Generated.MADE, "I");
        code.visitFieldInsn(Opcodes.GETSTATIC, AddedMembers.EPOCH, "current", "I");
        code.visitJumpInsn(Opcodes.IF_ICMPEQ, fresh);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, facts.name(), Generated.guard(facts.name()), "()V", false);
        code.visitLabel(fresh);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(2, 1);
        code.visitEnd();
    }

    /** Stack: … → …; at the beginning of a constructor: from now on this constant is fresh for everybody. */
    static void noteMaking(MethodVisitor code, String enumName) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETSTATIC, AddedMembers.EPOCH, "current", "I");
        code.visitFieldInsn(Opcodes.PUTFIELD, enumName, Generated.MADE, "I");
    }
}
