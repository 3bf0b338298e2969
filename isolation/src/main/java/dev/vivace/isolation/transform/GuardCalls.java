package dev.vivace.isolation.transform;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits calls of guards, and of what stands for the fields of interfaces. */
final class GuardCalls {

    static final String CELLS = "dev/vivace/isolation/runtime/Cells";

    private final MethodVisitor code;
    private final boolean oldCaller;
    private int additionalStack;

    /** Class files older than Java 8 cannot call static methods of interfaces. */
    GuardCalls(MethodVisitor code, int version) {
        this.code = code;
        this.oldCaller = version < Opcodes.V1_8;
    }

    int additionalStack() {
        return additionalStack;
    }

    /** Stack: … → …; goes through the owner that the program names, because the class itself may not be accessible. */
    void guard(ClassFacts target, String symbolicOwner) {
        if (!target.isInterface()) {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, symbolicOwner, Generated.guard(target.name()), "()V", false);
        } else if (oldCaller) {
            loadCells(target);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CELLS, "guard", "()V", false);
        } else {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, target.name(), Generated.guard(target.name()), "()V", true);
        }
    }

    /** Stack: … → …, value. */
    void readCell(ClassFacts owner, String field, Type type) {
        if (!oldCaller) {
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, owner.name(), Generated.getter(field), "()" + type.getDescriptor(), true);
            return;
        }
        loadCells(owner);
        code.visitIntInsn(Opcodes.SIPUSH, owner.cell(field));
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CELLS, "guarded", "(I)Ljava/lang/Object;", false);
        Boxes.unbox(code, type);
    }

    private void loadCells(ClassFacts owner) {
        code.visitFieldInsn(Opcodes.GETSTATIC, owner.name(), Generated.CELLS, "L" + CELLS + ";");
        additionalStack = 2;
    }
}
