package dev.vivace.isolation.transform;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Executes a static initialiser with values of which only two things are known: their type, and whether they are the
 * same in every run. Notes which static fields get such constants, and whether anything else happens.
 */
final class InitialiserAnalysis extends BasicInterpreter {

    private static final String STRING_CONCATENATION = "java/lang/invoke/StringConcatFactory";

    private final ClassOutline outline;
    private final boolean plainEnum;
    private final Set<String> constantFields = new HashSet<>();
    private final Set<String> variableFields = new HashSet<>();
    private boolean pure = true;
    private boolean certain = true;

    InitialiserAnalysis(ClassOutline outline) {
        super(Opcodes.ASM9);
        this.outline = outline;
        this.plainEnum = outline.isEnum() && PlainEnum.is(outline);
    }

    /** Where the initialiser cannot be followed, anything may happen in it. */
    void giveUp() {
        pure = false;
        certain = false;
    }

    /** Static fields, by key, that are written with constants only. */
    Set<String> constantFields() {
        Set<String> constant = new HashSet<>(constantFields);
        constant.removeAll(variableFields);
        return certain ? constant : Set.of();
    }

    /** Whether the initialiser does nothing but give the class's own fields their values. */
    boolean isPure() {
        return pure;
    }

    @Override
    public BasicValue newOperation(AbstractInsnNode instruction) throws AnalyzerException {
        BasicValue value = super.newOperation(instruction);
        switch (instruction.getOpcode()) {
            case Opcodes.GETSTATIC:
                return isConstant((FieldInsnNode) instruction) ? Constant.of(value) : value;
            case Opcodes.NEW:
                return isMadeConstant(((TypeInsnNode) instruction).desc) ? Constant.of(value) : value;
            case Opcodes.JSR:
                certain = false;
                return value;
            case Opcodes.LDC:
                return isLinked((LdcInsnNode) instruction) ? value : Constant.of(value);
            default:
                return Constant.of(value);
        }
    }

    private boolean isConstant(FieldInsnNode field) {
        if (field.owner.equals(outline.name())) {
            StaticField own = outline.statics().get(field.name + field.desc);
            return own != null && own.isKeptByNature();
        }
        boolean constant = Immutables.isConstantField(field.owner);
        pure &= constant;
        return constant;
    }

    /** Whether a constant comes out of a method of the program, which may do anything. */
    private boolean isLinked(LdcInsnNode instruction) {
        boolean linked = instruction.cst instanceof ConstantDynamic;
        pure &= !linked;
        return linked;
    }

    private boolean isMadeConstant(String type) {
        return Immutables.isMadeImmutable(type) || plainEnum && type.equals(outline.name());
    }

    @Override
    public BasicValue copyOperation(AbstractInsnNode instruction, BasicValue value) {
        return value;
    }

    @Override
    public BasicValue unaryOperation(AbstractInsnNode instruction, BasicValue value) throws AnalyzerException {
        BasicValue result = super.unaryOperation(instruction, value);
        int opcode = instruction.getOpcode();
        if (opcode == Opcodes.PUTSTATIC) {
            putStatic((FieldInsnNode) instruction, value);
        } else if (isDecision(opcode)) {
            certain &= Constant.is(value);
        } else if (opcode == Opcodes.ATHROW || opcode == Opcodes.MONITORENTER || opcode == Opcodes.GETFIELD) {
            pure = false;
        }
        boolean mutable = opcode == Opcodes.NEWARRAY || opcode == Opcodes.ANEWARRAY || opcode == Opcodes.GETFIELD;
        return result != null && Constant.is(value) && !mutable ? Constant.of(result) : result;
    }

    private static boolean isDecision(int opcode) {
        return opcode >= Opcodes.IFEQ && opcode <= Opcodes.IF_ACMPNE
                || opcode == Opcodes.TABLESWITCH
                || opcode == Opcodes.LOOKUPSWITCH
                || opcode == Opcodes.IFNULL
                || opcode == Opcodes.IFNONNULL;
    }

    private void putStatic(FieldInsnNode field, BasicValue value) {
        pure &= field.owner.equals(outline.name());
        (Constant.is(value) ? constantFields : variableFields).add(field.name + field.desc);
    }

    @Override
    public BasicValue binaryOperation(AbstractInsnNode instruction, BasicValue first, BasicValue second)
            throws AnalyzerException {
        BasicValue result = super.binaryOperation(instruction, first, second);
        int opcode = instruction.getOpcode();
        boolean constant = Constant.is(first) && Constant.is(second);
        if (isDecision(opcode)) {
            certain &= constant;
        } else if (opcode == Opcodes.PUTFIELD) {
            pure = false;
        }
        boolean element = opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
        return result != null && constant && !element ? Constant.of(result) : result;
    }

    /** An array that is filled here can only be one that was made here, or else it came from something impure. */
    @Override
    public BasicValue ternaryOperation(
            AbstractInsnNode instruction, BasicValue array, BasicValue index, BasicValue value) {
        return null;
    }

    @Override
    public BasicValue naryOperation(AbstractInsnNode instruction, List<? extends BasicValue> values)
            throws AnalyzerException {
        BasicValue result = super.naryOperation(instruction, values);
        boolean constant = isPureCall(instruction) && values.stream().allMatch(Constant::is);
        pure &= constant;
        // What a constructor was given decides whether what it made, and was taken for constant, is.
        certain &= constant || !isConstructorOfConstant(instruction);
        return result != null && constant ? Constant.of(result) : result;
    }

    private boolean isPureCall(AbstractInsnNode instruction) {
        if (instruction instanceof MethodInsnNode) {
            MethodInsnNode call = (MethodInsnNode) instruction;
            return Immutables.isPureCall(call.owner, call.name, call.desc)
                    || plainEnum && call.owner.equals(outline.name()) && isOfEnums(call.name);
        }
        return instruction instanceof InvokeDynamicInsnNode
                && ((InvokeDynamicInsnNode) instruction).bsm.getOwner().equals(STRING_CONCATENATION);
    }

    private static boolean isOfEnums(String method) {
        return method.equals("<init>") || method.equals("$values");
    }

    private boolean isConstructorOfConstant(AbstractInsnNode instruction) {
        return instruction.getOpcode() == Opcodes.INVOKESPECIAL && isMadeConstant(((MethodInsnNode) instruction).owner);
    }

    @Override
    public BasicValue newExceptionValue(TryCatchBlockNode block, Frame<BasicValue> handler, Type exception) {
        certain = false;
        return newValue(exception);
    }

    @Override
    public BasicValue merge(BasicValue first, BasicValue second) {
        BasicValue merged = super.merge(plain(first), plain(second));
        if (!merged.equals(plain(first))) {
            return merged;
        }
        return Constant.is(first) && !Constant.is(second) ? new Variable(merged) : first;
    }

    private static BasicValue plain(BasicValue value) {
        return value instanceof Variable ? ((Variable) value).plain : Constant.plain(value);
    }

    /** What is constant on one way only; unlike a plain value it does not take itself for equal to a constant. */
    private static final class Variable extends BasicValue {

        private final BasicValue plain;

        Variable(BasicValue plain) {
            super(plain.getType());
            this.plain = plain;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Variable && super.equals(other);
        }

        @Override
        public int hashCode() {
            return 31 * super.hashCode() + 2;
        }
    }
}
