package dev.vivace.isolation.transform;

import java.util.List;
import java.util.function.UnaryOperator;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** A constructor of an enum, or of a constant with a body, as a method that runs on a constant that is there. */
final class ConstructorAgain extends MethodVisitor {

    /** For an object and a value of two words. */
    private static final int LEAST_STACK = 3;

    private final ClassFacts facts;
    private final List<FieldNode> fields;

    private ConstructorAgain(MethodVisitor next, ClassFacts facts, List<FieldNode> fields) {
        super(Opcodes.ASM9, next);
        this.facts = facts;
        this.fields = fields;
    }

    /**
     * Adds the method to a class with these instance fields.
     *
     * @param guarding puts guards into code
     */
    static void add(
            ClassVisitor type,
            ClassFacts facts,
            List<FieldNode> fields,
            MethodNode constructor,
            UnaryOperator<MethodVisitor> guarding) {
        MethodVisitor code = type.visitMethod(Opcodes.ACC_SYNTHETIC, Generated.CONSTRUCT, constructor.desc, null, null);
        constructor.accept(new ConstructorAgain(guarding.apply(code), facts, fields));
    }

    /** As the JVM gives out a new object: nothing in its fields. */
    @Override
    public void visitCode() {
        super.visitCode();
        for (FieldNode field : fields) {
            super.visitVarInsn(Opcodes.ALOAD, 0);
            super.visitInsn(Zero.of(Type.getType(field.desc)));
            super.visitFieldInsn(Opcodes.PUTFIELD, facts.name(), field.name, field.desc);
        }
        if (facts.isRootOfConstants()) {
            GuardOfConstants.noteMaking(mv, facts.name());
        }
    }

    /** The name and the number of a constant stay; the constructors of its own classes run on it, too. */
    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        boolean constructor = opcode == Opcodes.INVOKESPECIAL && name.equals("<init>");
        if (constructor && owner.equals("java/lang/Enum")) {
            super.visitInsn(Opcodes.POP2);
            super.visitInsn(Opcodes.POP);
        } else if (constructor && (owner.equals(facts.name()) || owner.equals(facts.superName()))) {
            super.visitMethodInsn(opcode, owner, Generated.CONSTRUCT, descriptor, isInterface);
        } else {
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
    }

    @Override
    public void visitFrame(int type, int numLocal, Object[] local, int numStack, Object[] stack) {
        super.visitFrame(type, numLocal, finished(local), numStack, finished(stack));
    }

    /** What is not an object yet in a constructor, is one here. */
    private Object[] finished(Object[] values) {
        if (values == null) {
            return null;
        }
        Object[] result = values.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] = result[i] == Opcodes.UNINITIALIZED_THIS ? facts.name() : result[i];
        }
        return result;
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitMaxs(Math.max(maxStack, LEAST_STACK), maxLocals);
    }
}
