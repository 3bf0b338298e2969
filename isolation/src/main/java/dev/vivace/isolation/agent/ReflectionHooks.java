package dev.vivace.isolation.agent;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.reflect.Field;
import java.security.ProtectionDomain;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Puts calls into the JDK's reflection. They are straight-line code in methods that exist, which is all that a class may
 * get once it is loaded.
 */
final class ReflectionHooks implements ClassFileTransformer {

    private static final String REFLECTED = "dev/vivace/isolation/runtime/Reflected";
    private static final String FIELD = "java/lang/reflect/Field";
    private static final String CLASS = "java/lang/Class";
    private static final String FILTER = "jdk/internal/reflect/Reflection";
    private static final Set<String> HOOKED = Set.of(FIELD, CLASS, FILTER);

    static void install(Instrumentation instrumentation) {
        ReflectionHooks hooks = new ReflectionHooks();
        instrumentation.addTransformer(hooks, true);
        try {
            instrumentation.retransformClasses(Field.class, Class.class, Class.forName(FILTER.replace('/', '.')));
        } catch (UnmodifiableClassException | ClassNotFoundException e) {
            throw new IllegalStateException("Reflection of this JVM cannot be observed", e);
        }
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
        if (loader != null || !HOOKED.contains(name)) {
            return null;
        }
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new Hooking(writer, name), 0);
        return writer.toByteArray();
    }

    private static final class Hooking extends ClassVisitor {

        private final String owner;

        Hooking(ClassVisitor next, String owner) {
            super(Opcodes.ASM9, next);
            this.owner = owner;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] thrown) {
            MethodVisitor code = super.visitMethod(access, name, descriptor, signature, thrown);
            if (owner.equals(FIELD) && isAccessor(access, name, descriptor)) {
                return new BeforeAccess(code);
            }
            if (owner.equals(CLASS) && name.equals("forName") && (access & Opcodes.ACC_PUBLIC) != 0) {
                return descriptor.startsWith("(Ljava/lang/String;)") || descriptor.startsWith("(Ljava/lang/String;Z")
                        ? new AfterFinding(code, descriptor.startsWith("(Ljava/lang/String;Z"))
                        : code;
            }
            if (owner.equals(FILTER) && (name.equals("filterFields") || name.equals("filterMethods"))) {
                return new BeforeShowing(code, name.equals("filterFields") ? FIELD : "java/lang/reflect/Method");
            }
            return code;
        }

        /** get(Object), getInt(Object), set(Object, Object), setInt(Object, int) and so on. */
        private static boolean isAccessor(int access, String name, String descriptor) {
            return (access & Opcodes.ACC_PUBLIC) != 0
                    && (access & Opcodes.ACC_STATIC) == 0
                    && (name.startsWith("get") || name.startsWith("set"))
                    && descriptor.startsWith("(Ljava/lang/Object;");
        }
    }

    private abstract static class Hook extends MethodVisitor {

        Hook(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(maxStack + 2, maxLocals);
        }
    }

    /** {@code Reflected.beforeAccess(this)}. */
    private static final class BeforeAccess extends Hook {

        BeforeAccess(MethodVisitor next) {
            super(next);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            super.visitVarInsn(Opcodes.ALOAD, 0);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, REFLECTED, "beforeAccess", "(L" + FIELD + ";)V", false);
        }
    }

    /** Stack: …, class → …, class, before it is returned. */
    private static final class AfterFinding extends Hook {

        private final boolean asked;

        AfterFinding(MethodVisitor next, boolean asked) {
            super(next);
            this.asked = asked;
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.ARETURN) {
                super.visitInsn(Opcodes.DUP);
                if (asked) {
                    super.visitVarInsn(Opcodes.ILOAD, 1);
                } else {
                    super.visitInsn(Opcodes.ICONST_1);
                }
                super.visitMethodInsn(Opcodes.INVOKESTATIC, REFLECTED, "found", "(Ljava/lang/Class;Z)V", false);
            }
            super.visitInsn(opcode);
        }
    }

    /** {@code members = Reflected.visible(members)}. */
    private static final class BeforeShowing extends Hook {

        private final String member;

        BeforeShowing(MethodVisitor next, String member) {
            super(next);
            this.member = member;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            super.visitVarInsn(Opcodes.ALOAD, 1);
            super.visitMethodInsn(
                    Opcodes.INVOKESTATIC, REFLECTED, "visible", "([L" + member + ";)[L" + member + ";", false);
            super.visitVarInsn(Opcodes.ASTORE, 1);
        }
    }
}
