package dev.vivace.isolation.transform;

import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;

/** The state inside an enum's constants. */
final class EnumState {

    static final String DESCRIPTOR = "(Ljava/lang/Enum;)V";

    private static final String ADOPTED = "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;";

    private final ClassFacts facts;
    private final List<FieldNode> fields;

    EnumState(ClassFacts facts, List<FieldNode> fields) {
        this.facts = facts;
        this.fields = fields;
    }

    /** A method by which a constant takes over all fields of another; constants with a body override it. */
    void addAdoption(ClassVisitor type) {
        MethodVisitor code =
                type.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, Generated.ADOPT, DESCRIPTOR, null, null);
        code.visitCode();
        if (facts.isGivenAway()) {
            AddedMembers.doubt(code, facts, "its constructor gives a constant to others before it is finished");
        }
        if (!facts.superName().equals("java/lang/Enum")) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, facts.superName(), Generated.ADOPT, DESCRIPTOR, false);
        }
        fields.forEach(field -> copy(code, field));
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(4, 2);
        code.visitEnd();
    }

    /** Whether a field's type is that of the enum, or one of its interfaces. */
    static boolean mayHoldItself(String descriptor, String name, List<String> interfaces) {
        String type = Type.getType(descriptor).getInternalName();
        return type.equals(name) || interfaces.contains(type);
    }

    /** this.field = ((Type) other).field, but this where the other knows itself. */
    private void copy(MethodVisitor code, FieldNode field) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitTypeInsn(Opcodes.CHECKCAST, facts.name());
        code.visitFieldInsn(Opcodes.GETFIELD, facts.name(), field.name, field.desc);
        if (mayHoldItself(field.desc, facts.name(), facts.interfaces())) {
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, AddedMembers.INITIALISATION, "adopted", ADOPTED, false);
            code.visitTypeInsn(Opcodes.CHECKCAST, Type.getType(field.desc).getInternalName());
        }
        code.visitFieldInsn(Opcodes.PUTFIELD, facts.name(), field.name, field.desc);
    }
}
