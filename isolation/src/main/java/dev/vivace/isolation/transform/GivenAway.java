package dev.vivace.isolation.transform;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * Follows {@code this} through an enum's constructors. Where one hands it to others, they get to know an object that is
 * made after a reset only to give its state to the constant, and would take it for the constant.
 */
final class GivenAway extends BasicInterpreter {

    private static final int DEPTH = 3;

    private final ClassOutline outline;
    private final ClassSource source;
    private final Set<Integer> locals;
    private final int depth;
    private boolean found;

    private GivenAway(ClassOutline outline, ClassSource source, Set<Integer> locals, int depth) {
        super(Opcodes.ASM9);
        this.outline = outline;
        this.source = source;
        this.locals = locals;
        this.depth = depth;
    }

    static boolean is(ClassOutline outline, ClassSource source) {
        return outline.constructors().stream().anyMatch(constructor -> new GivenAway(outline, source, Set.of(0), 0)
                .isBy(outline.name(), constructor));
    }

    private boolean isBy(String owner, MethodNode method) {
        try {
            new Analyzer<>(this).analyze(owner, method);
            return found;
        } catch (AnalyzerException e) {
            return true;
        }
    }

    @Override
    public BasicValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
        return locals.contains(local) ? new This(type) : super.newParameterValue(isInstanceMethod, local, type);
    }

    @Override
    public BasicValue copyOperation(AbstractInsnNode instruction, BasicValue value) {
        return value;
    }

    @Override
    public BasicValue unaryOperation(AbstractInsnNode instruction, BasicValue value) throws AnalyzerException {
        found |= instruction.getOpcode() == Opcodes.PUTSTATIC && value instanceof This;
        return instruction.getOpcode() == Opcodes.CHECKCAST ? value : super.unaryOperation(instruction, value);
    }

    @Override
    public BasicValue binaryOperation(AbstractInsnNode instruction, BasicValue first, BasicValue second)
            throws AnalyzerException {
        found |= instruction.getOpcode() == Opcodes.PUTFIELD
                && second instanceof This
                && !(first instanceof This && isAdopted((FieldInsnNode) instruction));
        return super.binaryOperation(instruction, first, second);
    }

    /** Whether the constant takes this field over so that it knows itself where the other knew itself. */
    private boolean isAdopted(FieldInsnNode field) {
        return field.owner.equals(outline.name())
                && EnumState.mayHoldItself(field.desc, outline.name(), outline.interfaces());
    }

    @Override
    public BasicValue ternaryOperation(
            AbstractInsnNode instruction, BasicValue array, BasicValue index, BasicValue value) {
        found |= value instanceof This;
        return null;
    }

    @Override
    public BasicValue naryOperation(AbstractInsnNode instruction, List<? extends BasicValue> values)
            throws AnalyzerException {
        if (values.stream().anyMatch(This.class::isInstance)) {
            found |= !isSpokenOf(instruction)
                    && (!(instruction instanceof MethodInsnNode) || isBy((MethodInsnNode) instruction, values));
        }
        return super.naryOperation(instruction, values);
    }

    /** Part of a text, as which an enum gives its name if neither it nor the body of a constant says otherwise. */
    private boolean isSpokenOf(AbstractInsnNode instruction) {
        return outline.speaksPlainly()
                && (instruction instanceof MethodInsnNode
                        ? isText((MethodInsnNode) instruction)
                        : instruction instanceof InvokeDynamicInsnNode
                                && isConcatenation((InvokeDynamicInsnNode) instruction));
    }

    private static boolean isText(MethodInsnNode call) {
        return call.owner.equals("java/lang/String") && call.name.equals("valueOf")
                || call.owner.equals("java/lang/StringBuilder")
                        && call.desc.equals("(Ljava/lang/Object;)Ljava/lang/StringBuilder;");
    }

    private static boolean isConcatenation(InvokeDynamicInsnNode made) {
        return made.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory");
    }

    private boolean isBy(MethodInsnNode call, List<? extends BasicValue> values) {
        int harmless = isHarmless(call) ? 1 : 0;
        if (values.stream().skip(harmless).noneMatch(This.class::isInstance)) {
            return false;
        }
        MethodNode callee = depth < DEPTH ? CalledMethod.of(call, source) : null;
        return callee == null || new GivenAway(outline, source, localsOf(values), depth + 1).isBy(call.owner, callee);
    }

    /** Where the method that is called finds the values that are {@code this}. */
    private static Set<Integer> localsOf(List<? extends BasicValue> values) {
        Set<Integer> locals = new HashSet<>();
        int local = 0;
        for (BasicValue value : values) {
            if (value instanceof This) {
                locals.add(local);
            }
            local += value.getSize();
        }
        return locals;
    }

    /** Called on {@code this}, it tells nobody. */
    private static boolean isHarmless(MethodInsnNode call) {
        return call.getOpcode() == Opcodes.INVOKESPECIAL && call.name.equals("<init>")
                || call.desc.equals("()I") && call.name.equals("ordinal")
                || call.desc.equals("()Ljava/lang/String;") && call.name.equals("name");
    }

    @Override
    public BasicValue merge(BasicValue first, BasicValue second) {
        if (first instanceof This) {
            return first;
        }
        return second instanceof This ? second : super.merge(first, second);
    }

    private static final class This extends BasicValue {

        This(Type type) {
            super(type);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof This;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }
}
