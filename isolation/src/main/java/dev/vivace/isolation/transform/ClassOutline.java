package dev.vivace.isolation.transform;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** The parts of a class file on which its static state depends. */
final class ClassOutline extends ClassVisitor {

    private static final int CODE = Opcodes.ACC_STATIC | Opcodes.ACC_ABSTRACT;
    private static final int GUARDED_BY_CALLERS = Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_NATIVE;

    private final Map<String, StaticField> statics = new LinkedHashMap<>();
    private final Set<String> guardedByCallers = new HashSet<>();
    private final List<MethodNode> constructors = new ArrayList<>();
    private MethodNode initialiser;
    private String name;
    private int access;
    private String superName;
    private List<String> interfaces;
    private boolean defaultMethods;
    private boolean nativeMethods;
    private boolean changeableInstances;

    private ClassOutline() {
        super(Opcodes.ASM9);
    }

    static ClassOutline of(byte[] bytes) {
        ClassOutline outline = new ClassOutline();
        new ClassReader(bytes).accept(outline, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return outline;
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
        this.name = name;
        this.access = access;
        this.superName = superName;
        this.interfaces = List.of(interfaces);
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        if ((access & Opcodes.ACC_STATIC) != 0) {
            statics.put(name + descriptor, new StaticField(access, name, descriptor, value));
        } else {
            changeableInstances |= (access & Opcodes.ACC_FINAL) == 0 || !Immutables.isType(descriptor);
        }
        return null;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        if (name.equals("<clinit>")) {
            initialiser = new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, thrown);
            return initialiser;
        }
        defaultMethods |= isInterface() && (access & CODE) == 0;
        nativeMethods |= (access & Opcodes.ACC_NATIVE) != 0;
        if ((access & Opcodes.ACC_STATIC) != 0 && (access & GUARDED_BY_CALLERS) != 0) {
            guardedByCallers.add(name + descriptor);
        }
        if (isEnum() && name.equals("<init>")) {
            MethodNode constructor = new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, thrown);
            constructors.add(constructor);
            return constructor;
        }
        return null;
    }

    String name() {
        return name;
    }

    int access() {
        return access;
    }

    boolean isInterface() {
        return (access & Opcodes.ACC_INTERFACE) != 0;
    }

    boolean isEnum() {
        return (access & Opcodes.ACC_ENUM) != 0;
    }

    String superName() {
        return superName;
    }

    List<String> interfaces() {
        return interfaces;
    }

    Map<String, StaticField> statics() {
        return statics;
    }

    boolean hasDefaultMethods() {
        return defaultMethods;
    }

    boolean hasNativeMethods() {
        return nativeMethods;
    }

    /**
     * Static methods, by key, that must find their class initialised: a synchronized one would hold the class's monitor
     * while it waits for another thread's initialisation, and a native one cannot get a guard of its own.
     */
    Set<String> guardedByCallers() {
        return guardedByCallers;
    }

    /** The static initialiser, or null. */
    MethodNode initialiser() {
        return initialiser;
    }

    /** Of enums only. */
    List<MethodNode> constructors() {
        return constructors;
    }

    /** Whether an instance, once made, can change. */
    boolean hasChangeableInstances() {
        return changeableInstances;
    }
}
