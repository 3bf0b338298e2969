package dev.vivace.isolation.transform;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Finds where a method goes on after it has caught an interruption, and has a call put there. What only closes and throws
 * again, as compilers make it for try-with-resources, does not go on: somebody further out does.
 */
final class CaughtInterruptions extends MethodVisitor {

    /** What handlers catch that are meant for interruptions, or for everything, our own error among it. */
    private static final Set<String> INTERRUPTIONS =
            Set.of("java/lang/InterruptedException", "java/lang/Exception", "java/lang/Error", "java/lang/Throwable");

    /** What handlers call that only tidy up; the last is javac's own, of Java 9 and 10. */
    private static final Set<String> TIDYING = Set.of("close", "addSuppressed", "$closeResource");

    private final GuardedMethod method;
    private final Set<Label> entries = new HashSet<>();
    private final Set<Label> passed = new HashSet<>();
    private boolean isCaught;

    CaughtInterruptions(GuardedMethod method) {
        super(Opcodes.ASM9, method);
        this.method = method;
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        if (type != null && INTERRUPTIONS.contains(type)) {
            entries.add(handler);
        }
        super.visitTryCatchBlock(start, end, handler, type);
    }

    @Override
    public void visitLabel(Label label) {
        isCaught |= entries.contains(label);
        passed.add(label);
        super.visitLabel(label);
    }

    /** Who jumps on has caught something there, too; who jumps back goes on. */
    @Override
    public void visitJumpInsn(int opcode, Label label) {
        if (isCaught && passed.contains(label)) {
            goOn();
        } else if (isCaught) {
            entries.add(label);
        }
        super.visitJumpInsn(opcode, label);
        isCaught &= opcode != Opcodes.GOTO;
    }

    @Override
    public void visitInsn(int opcode) {
        isCaught &= opcode != Opcodes.ATHROW;
        if (opcode != Opcodes.NOP) {
            goOn();
        }
        super.visitInsn(opcode);
    }

    /** The exception is put somewhere, and taken from there. */
    @Override
    public void visitVarInsn(int opcode, int index) {
        if (opcode != Opcodes.ALOAD && opcode != Opcodes.ASTORE) {
            goOn();
        }
        super.visitVarInsn(opcode, index);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (!TIDYING.contains(name)) {
            goOn();
        }
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    private void goOn() {
        if (isCaught) {
            isCaught = false;
            method.callWhereCaught();
        }
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        goOn();
        super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        goOn();
        super.visitTypeInsn(opcode, type);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        goOn();
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        goOn();
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
    }

    @Override
    public void visitLdcInsn(Object value) {
        goOn();
        super.visitLdcInsn(value);
    }

    @Override
    public void visitIincInsn(int index, int increment) {
        goOn();
        super.visitIincInsn(index, increment);
    }

    @Override
    public void visitTableSwitchInsn(int least, int most, Label other, Label... labels) {
        goOn();
        super.visitTableSwitchInsn(least, most, other, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
        goOn();
        super.visitLookupSwitchInsn(other, keys, labels);
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        goOn();
        super.visitMultiANewArrayInsn(descriptor, dimensions);
    }
}
