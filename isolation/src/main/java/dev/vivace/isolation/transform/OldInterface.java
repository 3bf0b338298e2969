package dev.vivace.isolation.transform;

import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;

/**
 * Interfaces from before Java 8 cannot have the methods that we add. The only code in them is their initialiser, so it is
 * the only one for which frames have to be computed.
 */
final class OldInterface {

    private OldInterface() {}

    /** The same interface as a class file of Java 8; the same bytes where it is one. */
    static byte[] modernised(byte[] bytes, ClassSource source) {
        ClassReader reader = new ClassReader(bytes);
        if (majorVersion(bytes) >= Opcodes.V1_8) {
            return bytes;
        }
        ClassWriter writer = new FrameWriter(source);
        reader.accept(new Upgrade(writer), ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }

    private static int majorVersion(byte[] bytes) {
        return (bytes[6] & 0xFF) << 8 | bytes[7] & 0xFF;
    }

    private static final class Upgrade extends ClassVisitor {

        Upgrade(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visit(
                int version, int access, String name, String signature, String superName, String[] interfaces) {
            super.visit(Opcodes.V1_8, access, name, signature, superName, interfaces);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] thrown) {
            // What is called <clinit> was the initialiser without being static, too.
            int kept = name.equals("<clinit>") ? access | Opcodes.ACC_STATIC : access;
            MethodVisitor next = super.visitMethod(kept, name, descriptor, signature, thrown);
            return new JSRInlinerAdapter(next, kept, name, descriptor, signature, thrown);
        }
    }

    private static final class FrameWriter extends ClassWriter {

        private final ClassSource source;

        FrameWriter(ClassSource source) {
            super(COMPUTE_FRAMES);
            this.source = source;
        }

        @Override
        protected String getCommonSuperClass(String first, String second) {
            Set<String> ancestors = ancestors(first);
            return ancestors(second).stream()
                    .filter(ancestors::contains)
                    .findFirst()
                    .orElse("java/lang/Object");
        }

        /** From the class itself upwards; an interface counts as an object, as it does for the verifier. */
        private Set<String> ancestors(String name) {
            Set<String> ancestors = new LinkedHashSet<>();
            String current = name;
            while (current != null && ancestors.add(current)) {
                byte[] bytes = source.find(current);
                current = bytes == null ? null : new ClassReader(bytes).getSuperName();
            }
            return ancestors;
        }
    }
}
