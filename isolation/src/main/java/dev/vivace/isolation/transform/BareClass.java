package dev.vivace.isolation.transform;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A class with state that cannot be instrumented: as it was, with guards that do nothing, because others call them. */
final class BareClass {

    private static final int ACCESS = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

    private static final int OF_CONSTANT = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;

    private BareClass() {}

    static byte[] of(ClassFacts facts, byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(writer, 0);
        end(writer.visitMethod(ACCESS, Generated.guard(facts.name()), "()V", null, null), Type.VOID_TYPE);
        if (facts.isRootOfConstants()) {
            end(writer.visitMethod(OF_CONSTANT, Generated.GUARD_CONSTANT, "()V", null, null), Type.VOID_TYPE);
        }
        if (facts.isInterface()) {
            facts.lost().forEach(field -> addGetter(writer, facts.name(), field));
        }
        return writer.toByteArray();
    }

    private static void addGetter(ClassWriter writer, String owner, StaticField field) {
        MethodVisitor code =
                writer.visitMethod(ACCESS, Generated.getter(field.name()), "()" + field.descriptor(), null, null);
        code.visitFieldInsn(Opcodes.GETSTATIC, owner, field.name(), field.descriptor());
        end(code, Type.getType(field.descriptor()));
    }

    private static void end(MethodVisitor code, Type result) {
        code.visitInsn(result.getOpcode(Opcodes.IRETURN));
        code.visitMaxs(2, 1);
        code.visitEnd();
    }
}
