package dev.vivace.isolation.verified;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.reflect.Field;
import java.security.ProtectionDomain;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** An agent that prints each final field of an object which is written by reflection, as JDKs to come will. */
public final class FinalWrites implements ClassFileTransformer {

    /** How a line begins. */
    static final String WRITTEN = "written though final: ";

    private static final String FIELD = "java/lang/reflect/Field";
    private static final int FINAL_OR_STATIC = Opcodes.ACC_FINAL | Opcodes.ACC_STATIC;

    private final String secret;

    private FinalWrites(String secret) {
        this.secret = secret;
    }

    public static void premain(String arguments, Instrumentation instrumentation) throws UnmodifiableClassException {
        instrumentation.addTransformer(new FinalWrites("before"), true);
        instrumentation.retransformClasses(Field.class);
    }

    /** Does what is to be found. */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        Field secret = FinalWrites.class.getDeclaredField("secret");
        secret.setAccessible(true);
        FinalWrites object = new FinalWrites("before");
        secret.set(object, "after");
        System.out.println(secret.get(object));
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
        if (!FIELD.equals(name)) {
            return null;
        }
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String method, String descriptor, String signature, String[] thrown) {
                        MethodVisitor code = super.visitMethod(access, method, descriptor, signature, thrown);
                        return method.startsWith("set") && descriptor.startsWith("(Ljava/lang/Object;")
                                ? new Printing(code)
                                : code;
                    }
                },
                0);
        return writer.toByteArray();
    }

    /** {@code if ((modifiers & (FINAL | STATIC)) == FINAL) System.out.println(…)}. */
    private static final class Printing extends MethodVisitor {

        Printing(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            Label fine = new Label();
            super.visitVarInsn(Opcodes.ALOAD, 0);
            super.visitFieldInsn(Opcodes.GETFIELD, FIELD, "modifiers", "I");
            super.visitIntInsn(Opcodes.BIPUSH, FINAL_OR_STATIC);
            super.visitInsn(Opcodes.IAND);
            super.visitIntInsn(Opcodes.BIPUSH, Opcodes.ACC_FINAL);
            super.visitJumpInsn(Opcodes.IF_ICMPNE, fine);
            super.visitFieldInsn(Opcodes.GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
            super.visitLdcInsn(WRITTEN);
            super.visitVarInsn(Opcodes.ALOAD, 0);
            super.visitMethodInsn(Opcodes.INVOKEVIRTUAL, FIELD, "toString", "()Ljava/lang/String;", false);
            super.visitMethodInsn(
                    Opcodes.INVOKEVIRTUAL,
                    "java/lang/String",
                    "concat",
                    "(Ljava/lang/String;)Ljava/lang/String;",
                    false);
            super.visitMethodInsn(
                    Opcodes.INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
            super.visitLabel(fine);
            super.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        }
    }
}
