package dev.vivace.isolation.transform;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits calls of guards, and of what stands for the fields of interfaces. */
final class GuardCalls {

    static final String CELLS = "dev/vivace/isolation/runtime/Cells";

    private static final String GUARDS = "dev/vivace/isolation/runtime/Guards";
    private static final String HEIR_AND_NAME = "(Ljava/lang/Class;Ljava/lang/String;)";

    private final MethodVisitor code;
    private final String caller;
    private final int version;
    private int additionalStack;

    /** For code of this class, whose class file is of this version. */
    GuardCalls(MethodVisitor code, String caller, int version) {
        this.code = code;
        this.caller = caller;
        this.version = version;
    }

    int additionalStack() {
        return additionalStack;
    }

    /** Stack: … → …; goes through the owner that the program names, because the class itself may not be accessible. */
    void guard(ClassFacts target, String symbolicOwner) {
        if (!target.isInterface()) {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, symbolicOwner, Generated.guard(target.name()), "()V", false);
        } else if (!isAccessible(target)) {
            loadHeir(target, symbolicOwner);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, GUARDS, "runInherited", HEIR_AND_NAME + "V", false);
        } else if (cannotCallInterfaces()) {
            loadCells(target);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CELLS, "guard", "()V", false);
        } else {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, target.name(), Generated.guard(target.name()), "()V", true);
        }
    }

    /** Stack: …, constant → …, constant; where a field is written: …, constant, value → …, constant, value. */
    void guardConstant(int opcode, String owner, String descriptor) {
        if (opcode == Opcodes.GETFIELD) {
            code.visitInsn(Opcodes.DUP);
            callGuardOfConstant(owner);
        } else if (Type.getType(descriptor).getSize() == 1) {
            code.visitInsn(Opcodes.DUP2);
            code.visitInsn(Opcodes.POP);
            callGuardOfConstant(owner);
        } else {
            code.visitInsn(Opcodes.DUP2_X1);
            code.visitInsn(Opcodes.POP2);
            code.visitInsn(Opcodes.DUP);
            callGuardOfConstant(owner);
            code.visitInsn(Opcodes.DUP_X2);
            code.visitInsn(Opcodes.POP);
        }
        additionalStack = 2;
    }

    private void callGuardOfConstant(String owner) {
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, owner, Generated.GUARD_CONSTANT, "()V", false);
    }

    /** Stack: … → …, value. */
    void readCell(ClassFacts owner, String symbolicOwner, StaticField field) {
        Type type = Type.getType(field.descriptor());
        if (isAccessible(owner) && !cannotCallInterfaces()) {
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC,
                    owner.name(),
                    Generated.getter(field.name()),
                    "()" + field.descriptor(),
                    true);
            return;
        }
        if (isAccessible(owner)) {
            loadCells(owner);
        } else {
            loadHeir(owner, symbolicOwner);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, GUARDS, "cells", HEIR_AND_NAME + "L" + CELLS + ";", false);
        }
        code.visitIntInsn(Opcodes.SIPUSH, owner.cell(field));
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CELLS, "guarded", "(I)Ljava/lang/Object;", false);
        Boxes.unbox(code, type);
    }

    /** A field of a hidden interface may be reached through a public class; the interface itself may not. */
    private boolean isAccessible(ClassFacts target) {
        return target.isPublic() || target.isInPackageOf(caller);
    }

    private boolean cannotCallInterfaces() {
        return version < Opcodes.V1_8;
    }

    private void loadCells(ClassFacts owner) {
        code.visitFieldInsn(Opcodes.GETSTATIC, owner.name(), Generated.CELLS, "L" + CELLS + ";");
        additionalStack = 2;
    }

    private void loadHeir(ClassFacts target, String heir) {
        if (version < Opcodes.V1_5) {
            throw new CannotInstrument("it is too old to reach " + target.name() + " through " + heir, null);
        }
        code.visitLdcInsn(Type.getObjectType(heir));
        code.visitLdcInsn(target.name().replace('/', '.'));
        additionalStack = 2;
    }
}
