package dev.vivace.isolation.transform;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds the code that a call runs, where no subclass can have a say in it. */
final class CalledMethod extends ClassVisitor {

    private static final int FIXED = Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL;

    private final MethodInsnNode call;
    private MethodNode method;

    private CalledMethod(MethodInsnNode call) {
        super(Opcodes.ASM9);
        this.call = call;
    }

    /** The method, or null where it is not known for sure. */
    static MethodNode of(MethodInsnNode call, ClassSource source) {
        byte[] bytes = source.find(call.owner);
        if (bytes == null) {
            return null;
        }
        CalledMethod search = new CalledMethod(call);
        new ClassReader(bytes).accept(search, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return search.method;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        boolean fixed = (access & FIXED) != 0 && (access & Opcodes.ACC_NATIVE) == 0;
        if (!fixed || !name.equals(call.name) || !descriptor.equals(call.desc)) {
            return null;
        }
        method = new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, thrown);
        return method;
    }
}
