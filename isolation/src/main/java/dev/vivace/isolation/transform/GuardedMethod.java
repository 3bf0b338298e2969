package dev.vivace.isolation.transform;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Puts a guard before each instruction that may initialise a class, and a call where an interruption is caught. Both are
 * without arguments and result, so that neither the operand stack nor a frame changes.
 */
final class GuardedMethod extends MethodVisitor {

    /** Since this version of class files every jump target has a frame. */
    private static final int FRAMES_EVERYWHERE = Opcodes.V1_7;

    /** In front of an enum's name: one of its constants is fresh, which says nothing of its static fields. */
    private static final String CONSTANT_OF = "constant of ";

    private static final String ISOLATION = "dev/vivace/isolation/Isolation";
    private static final String CAUGHT = "dev/vivace/isolation/runtime/Interruptions";

    private final ClassKnowledge knowledge;
    private final GuardCalls calls;
    private final int version;
    private final Set<String> fresh = new HashSet<>();
    private final Set<String> freshEverywhere = new HashSet<>();
    private final Set<String> doubts = new HashSet<>();
    private final List<Label> labels = new ArrayList<>();
    private final Map<Label, Label> moved = new HashMap<>();
    private boolean changed;

    GuardedMethod(MethodVisitor next, ClassKnowledge knowledge, String caller, int version) {
        super(Opcodes.ASM9, next);
        this.knowledge = knowledge;
        this.version = version;
        this.calls = new GuardCalls(next, caller, version);
    }

    boolean isChanged() {
        return changed;
    }

    /** What in this method a reset cannot undo. */
    Set<String> doubts() {
        return doubts;
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

    /** Calls what ends threads that go on after they were told to end. */
    void callWhereCaught() {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, CAUGHT, "caught", "()V", false);
        begin();
        changed = true;
    }

    /** The method with all that is put into it, for the code of a class file of this version. */
    MethodVisitor withCalls() {
        return version < FRAMES_EVERYWHERE ? this : new CaughtInterruptions(this);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        if (opcode == Opcodes.GETFIELD || opcode == Opcodes.PUTFIELD) {
            guardConstant(opcode, owner, descriptor);
        } else {
            Optional<ClassFacts> declaring = knowledge.declaring(owner, name, descriptor);
            if (opcode == Opcodes.GETSTATIC
                    && declaring
                            .filter(facts -> hasCell(facts, name, descriptor))
                            .isPresent()) {
                calls.readCell(declaring.get(), owner, declaring.get().field(name, descriptor));
                changed = true;
                return;
            }
            declaring
                    .flatMap(facts -> knowledge.nearestResettable(facts.name()))
                    .ifPresent(target -> guard(target, owner));
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    private static boolean hasCell(ClassFacts facts, String name, String descriptor) {
        return facts.isInterface() && facts.isResettable() && !facts.keeps(facts.field(name, descriptor));
    }

    /**
     * Constants of enums are known to many who never touch the enum itself; their state is made anew with it. Who touches only
     * them does not wait for another thread that makes them: their constructor may wait for that very thread.
     */
    private void guardConstant(int opcode, String owner, String descriptor) {
        Optional<ClassFacts> target = knowledge
                .of(owner)
                .filter(knowledge::isOfConstants)
                .flatMap(facts -> knowledge.nearestResettable(owner));
        if (target.filter(ClassFacts::isRootOfConstants).isPresent()) {
            String name = target.get().name();
            if (!freshEverywhere.contains(name) && !fresh.contains(name) && fresh.add(CONSTANT_OF + name)) {
                calls.guardConstant(opcode, owner, descriptor);
                changed = true;
            }
        } else {
            target.ifPresent(facts -> guard(facts, owner));
        }
    }

    /** The JVM initialises a class before the arguments of its constructor are evaluated. */
    @Override
    public void visitTypeInsn(int opcode, String type) {
        if (opcode == Opcodes.NEW) {
            knowledge.nearestResettable(type).ifPresent(target -> guardNew(target, type));
            labels.clear();
        }
        super.visitTypeInsn(opcode, type);
    }

    /** Frames name an object that is being made by where its making begins, which is behind the guard now. */
    private void guardNew(ClassFacts target, String type) {
        if (guard(target, type)) {
            begin();
        }
    }

    /** What was to begin at the labels so far begins here, behind what was put in. */
    private void begin() {
        if (!labels.isEmpty()) {
            Label begin = new Label();
            super.visitLabel(begin);
            labels.forEach(label -> moved.put(label, begin));
        }
    }

    private boolean guard(ClassFacts target, String symbolicOwner) {
        if (freshEverywhere.contains(target.name()) || !fresh.add(target.name())) {
            return false;
        }
        calls.guard(target, symbolicOwner);
        changed = true;
        return true;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (opcode == Opcodes.INVOKESTATIC) {
            knowledge
                    .guardedByCallers(owner, name, descriptor)
                    .flatMap(facts -> knowledge.nearestResettable(facts.name()))
                    .ifPresent(target -> guard(target, owner));
        }
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        if (owner.equals(ISOLATION)) {
            // Where a program resets in the middle of a method, nothing that was guarded before counts.
            fresh.clear();
            freshEverywhere.clear();
        }
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        noteLinked(bootstrap, arguments);
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
    }

    @Override
    public void visitLdcInsn(Object value) {
        if (value instanceof ConstantDynamic) {
            noteLinked((ConstantDynamic) value);
        }
        super.visitLdcInsn(value);
    }

    private void noteLinked(ConstantDynamic constant) {
        Object[] arguments = new Object[constant.getBootstrapMethodArgumentCount()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = constant.getBootstrapMethodArgument(i);
        }
        noteLinked(constant.getBootstrapMethod(), arguments);
    }

    /** The JVM links a call site or a constant once, by the program's own method perhaps, and never again. */
    private void noteLinked(Handle bootstrap, Object[] arguments) {
        if (!bootstrap.getName().startsWith("$jacoco") && !knowledge.isFrozen(bootstrap.getOwner())) {
            doubts.add("what " + bootstrap.getOwner().replace('/', '.') + "." + bootstrap.getName()
                    + " links stays linked");
        }
        for (Object argument : arguments) {
            if (argument instanceof ConstantDynamic) {
                noteLinked((ConstantDynamic) argument);
            }
        }
    }

    /** Code can be reached from elsewhere here, where nothing was guarded. */
    @Override
    public void visitFrame(int type, int numLocal, Object[] local, int numStack, Object[] stack) {
        fresh.clear();
        super.visitFrame(type, numLocal, moved(numLocal, local), numStack, moved(numStack, stack));
    }

    private Object[] moved(int count, Object[] values) {
        if (moved.isEmpty() || values == null) {
            return values;
        }
        Object[] result = values.clone();
        for (int i = 0; i < Math.min(count, result.length); i++) {
            result[i] = result[i] instanceof Label ? moved.getOrDefault(result[i], (Label) result[i]) : result[i];
        }
        return result;
    }

    @Override
    public void visitLabel(Label label) {
        if (version < FRAMES_EVERYWHERE) {
            fresh.clear();
        }
        labels.add(label);
        super.visitLabel(label);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitMaxs(maxStack + calls.additionalStack(), maxLocals);
    }
}
