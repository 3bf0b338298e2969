package dev.vivace.isolation.transform;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/** Follows new objects through an enum's initialiser, to find out which of them becomes which constant. */
final class EnumConstants extends BasicInterpreter {

    private final ClassFacts facts;
    private final Map<TypeInsnNode, FieldInsnNode> made = new HashMap<>();
    private final Map<MethodInsnNode, TypeInsnNode> calls = new HashMap<>();
    private final Set<String> constants = new HashSet<>();
    private boolean understood = true;

    private EnumConstants(ClassFacts facts) {
        super(Opcodes.ASM9);
        this.facts = facts;
    }

    static EnumConstants of(ClassFacts facts, MethodNode initialiser) {
        EnumConstants constants = new EnumConstants(facts);
        try {
            new Analyzer<>(constants).analyze(facts.name(), initialiser);
        } catch (AnalyzerException | IndexOutOfBoundsException e) {
            constants.understood = false;
        }
        return constants;
    }

    /** Whether each constant is an object that the initialiser itself makes, for this constant alone. */
    boolean isUnderstood() {
        return understood
                && made.size() == constants.size()
                && calls.values().containsAll(made.keySet())
                && facts.enumConstants().allMatch(field -> constants.contains(field.name()));
    }

    /** Where objects that become constants are begun, each with the write of its constant. */
    Map<TypeInsnNode, FieldInsnNode> made() {
        return made;
    }

    /** Whether this call runs a constructor on what becomes a constant. */
    boolean isConstruction(MethodInsnNode call) {
        return made.containsKey(calls.get(call));
    }

    @Override
    public BasicValue newOperation(AbstractInsnNode instruction) throws AnalyzerException {
        BasicValue value = super.newOperation(instruction);
        return instruction.getOpcode() == Opcodes.NEW ? new Made(value, (TypeInsnNode) instruction) : value;
    }

    @Override
    public BasicValue copyOperation(AbstractInsnNode instruction, BasicValue value) {
        return value;
    }

    @Override
    public BasicValue unaryOperation(AbstractInsnNode instruction, BasicValue value) throws AnalyzerException {
        if (instruction.getOpcode() == Opcodes.PUTSTATIC) {
            putStatic((FieldInsnNode) instruction, value);
        }
        return super.unaryOperation(instruction, value);
    }

    private void putStatic(FieldInsnNode write, BasicValue value) {
        if (!isConstant(write)) {
            return;
        }
        constants.add(write.name);
        if (value instanceof Made) {
            FieldInsnNode other = made.put(((Made) value).instruction, write);
            understood &= other == null || other == write;
        } else {
            understood = false;
        }
    }

    private boolean isConstant(FieldInsnNode write) {
        StaticField field = write.owner.equals(facts.name()) ? facts.field(write.name, write.desc) : null;
        return field != null && field.isEnumConstant();
    }

    @Override
    public BasicValue naryOperation(AbstractInsnNode instruction, List<? extends BasicValue> values)
            throws AnalyzerException {
        if (instruction.getOpcode() == Opcodes.INVOKESPECIAL && values.get(0) instanceof Made) {
            MethodInsnNode call = (MethodInsnNode) instruction;
            if (call.name.equals("<init>")) {
                calls.put(call, ((Made) values.get(0)).instruction);
            }
        }
        return super.naryOperation(instruction, values);
    }

    /** What may have been made in two places was made in none; any other answer would leave the first in place. */
    @Override
    public BasicValue merge(BasicValue first, BasicValue second) {
        if (first.equals(second)) {
            return first;
        }
        return first instanceof Made || second instanceof Made
                ? BasicValue.UNINITIALIZED_VALUE
                : super.merge(first, second);
    }

    /** What an instruction made. */
    private static final class Made extends BasicValue {

        private final TypeInsnNode instruction;

        Made(BasicValue plain, TypeInsnNode instruction) {
            super(plain.getType());
            this.instruction = instruction;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Made && ((Made) other).instruction == instruction;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(instruction);
        }
    }
}
