package dev.vivace.isolation.transform;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Puts a guard before each instruction that may initialise a class. A guard is a call without arguments and result, so
 * that neither the operand stack nor a frame changes.
 */
final class GuardedMethod extends MethodVisitor {

    /** Since this version of class files every jump target has a frame. */
    private static final int FRAMES_EVERYWHERE = Opcodes.V1_7;

    private static final String ISOLATION = "dev/vivace/isolation/Isolation";

    private final ClassKnowledge knowledge;
    private final GuardCalls calls;
    private final int version;
    private final Set<String> fresh = new HashSet<>();
    private final Set<String> freshEverywhere = new HashSet<>();
    private boolean changed;

    GuardedMethod(MethodVisitor next, ClassKnowledge knowledge, int version) {
        super(Opcodes.ASM9, next);
        this.knowledge = knowledge;
        this.version = version;
        this.calls = new GuardCalls(next, version);
    }

    boolean isChanged() {
        return changed;
    }

    /** From its first instruction on, the method needs no guard of this class. */
    void assume(String internalName) {
        freshEverywhere.add(internalName);
    }

    /** Guards a class when the method is entered, which is when a static method or a constructor of it runs. */
    void guardAtEntry(ClassFacts target, String symbolicOwner) {
        calls.guard(target, symbolicOwner);
        assume(target.name());
        changed = true;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        Optional<ClassFacts> declaring = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC
                ? knowledge.declaring(owner, name, descriptor)
                : Optional.empty();
        if (opcode == Opcodes.GETSTATIC
                && declaring.filter(facts -> hasCell(facts, name, descriptor)).isPresent()) {
            calls.readCell(declaring.get(), name, Type.getType(descriptor));
            changed = true;
            return;
        }
        declaring.flatMap(facts -> knowledge.nearestResettable(facts.name())).ifPresent(target -> guard(target, owner));
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    private static boolean hasCell(ClassFacts facts, String name, String descriptor) {
        return facts.isInterface() && facts.isResettable() && !facts.keeps(facts.field(name, descriptor));
    }

    /** The JVM initialises a class before the arguments of its constructor are evaluated. */
    @Override
    public void visitTypeInsn(int opcode, String type) {
        if (opcode == Opcodes.NEW) {
            knowledge.nearestResettable(type).ifPresent(target -> guard(target, type));
        }
        super.visitTypeInsn(opcode, type);
    }

    private void guard(ClassFacts target, String symbolicOwner) {
        if (!freshEverywhere.contains(target.name()) && fresh.add(target.name())) {
            calls.guard(target, symbolicOwner);
            changed = true;
        }
    }

    /** Where a program resets in the middle of a method, nothing that was guarded before counts. */
    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        if (owner.equals(ISOLATION)) {
            fresh.clear();
            freshEverywhere.clear();
        }
    }

    /** Code can be reached from elsewhere here, where nothing was guarded. */
    @Override
    public void visitFrame(int type, int numLocal, Object[] local, int numStack, Object[] stack) {
        fresh.clear();
        super.visitFrame(type, numLocal, local, numStack, stack);
    }

    @Override
    public void visitLabel(Label label) {
        if (version < FRAMES_EVERYWHERE) {
            fresh.clear();
        }
        super.visitLabel(label);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitMaxs(maxStack + calls.additionalStack(), maxLocals);
    }
}
