package dev.vivace.isolation.transform;

import java.util.Map;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits the change between primitive values and objects. */
final class Boxes {

    private static final Map<Integer, String> BOXES = Map.of(
            Type.BOOLEAN, "java/lang/Boolean",
            Type.BYTE, "java/lang/Byte",
            Type.CHAR, "java/lang/Character",
            Type.SHORT, "java/lang/Short",
            Type.INT, "java/lang/Integer",
            Type.LONG, "java/lang/Long",
            Type.FLOAT, "java/lang/Float",
            Type.DOUBLE, "java/lang/Double");

    private Boxes() {}

    /** Stack: …, value → …, object. */
    static void box(MethodVisitor code, Type type) {
        String box = BOXES.get(type.getSort());
        if (box != null) {
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, box, "valueOf", "(" + type.getDescriptor() + ")L" + box + ";", false);
        }
    }

    /** Stack: …, object → …, value. */
    static void unbox(MethodVisitor code, Type type) {
        String box = BOXES.get(type.getSort());
        if (box != null) {
            code.visitTypeInsn(Opcodes.CHECKCAST, box);
            code.visitMethodInsn(
                    Opcodes.INVOKEVIRTUAL, box, type.getClassName() + "Value", "()" + type.getDescriptor(), false);
        } else if (!type.getInternalName().equals("java/lang/Object")) {
            code.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
        }
    }
}
