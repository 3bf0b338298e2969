package dev.vivace.isolation.transform;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
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

    private boolean found;

    private GivenAway() {
        super(Opcodes.ASM9);
    }

    static boolean is(ClassOutline outline) {
        return outline.constructors().stream().anyMatch(constructor -> is(outline.name(), constructor));
    }

    private static boolean is(String owner, MethodNode constructor) {
        GivenAway search = new GivenAway();
        try {
            new Analyzer<>(search).analyze(owner, constructor);
            return search.found;
        } catch (AnalyzerException e) {
            return true;
        }
    }

    @Override
    public BasicValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
        return isInstanceMethod && local == 0 ? new This(type) : super.newParameterValue(isInstanceMethod, local, type);
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
        found |= instruction.getOpcode() == Opcodes.PUTFIELD && second instanceof This;
        return super.binaryOperation(instruction, first, second);
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
        int harmless = instruction instanceof MethodInsnNode && isHarmless((MethodInsnNode) instruction) ? 1 : 0;
        found |= values.stream().skip(harmless).anyMatch(This.class::isInstance);
        return super.naryOperation(instruction, values);
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
