package dev.vivace.isolation.transform;

import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/**
 * What a class with state gets: a stamp, a guard that compares it, the initialisation once more, and a copy of the
 * initialiser that it runs. An interface gets cells, because its fields have to stay final.
 */
final class AddedMembers {

    static final String EPOCH = "dev/vivace/isolation/runtime/Epoch";
    private static final String INITIALISATION = "dev/vivace/isolation/runtime/Initialisation";
    private static final String TAINTS = "dev/vivace/isolation/runtime/Taints";
    private static final String CELLS = GuardCalls.CELLS;
    private static final int STATIC = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    private static final Object[] NOTHING = {};

    private final ClassVisitor type;
    private final ClassFacts facts;
    private final ClassKnowledge knowledge;
    private final int version;
    private final List<GuardedMethod> methods;

    AddedMembers(
            ClassVisitor type, ClassFacts facts, ClassKnowledge knowledge, int version, List<GuardedMethod> methods) {
        this.type = type;
        this.facts = facts;
        this.knowledge = knowledge;
        this.version = version;
        this.methods = methods;
    }

    /**
     * Adds all, for a class with this initialiser, and this one for later; null where it has none, and gets none: its
     * first guard finds it without a stamp.
     */
    void addTo(MethodNode initialiser, MethodNode again) {
        addStamp();
        addGuard();
        if (facts.isRootOfConstants()) {
            GuardOfConstants.addTo(type, facts, version);
        }
        if (initialiser != null) {
            Initialiser code = new Initialiser(facts, version, this);
            code.addFirst(type, initialiser);
            code.addAgain(type, again);
        }
        addRenewal(initialiser != null);
        if (facts.isInterface()) {
            facts.lost().forEach(this::addGetter);
        }
    }

    private void addStamp() {
        if (facts.isInterface()) {
            int access = STATIC | Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL;
            type.visitField(access, Generated.CELLS, "L" + CELLS + ";", null, null)
                    .visitEnd();
        } else {
            int access = STATIC | Opcodes.ACC_PUBLIC | Opcodes.ACC_VOLATILE | Opcodes.ACC_TRANSIENT;
            type.visitField(access, Generated.STAMP, "I", null, null).visitEnd();
        }
    }

    /** {@code if (stamp != Epoch.current) renew()}. */
    private void addGuard() {
        MethodVisitor code = method(Opcodes.ACC_PUBLIC, Generated.guard(facts.name()), "()V");
        Label fresh = new Label();
        if (facts.isInterface()) {
            loadCells(code);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CELLS, "isStale", "()Z", false);
            code.visitJumpInsn(Opcodes.IFEQ, fresh);
        } else {
            code.visitFieldInsn(Opcodes.GETSTATIC, facts.name(), Generated.STAMP, "I");
            code.visitFieldInsn(Opcodes.GETSTATIC, EPOCH, "current", "I");
            code.visitJumpInsn(Opcodes.IF_ICMPEQ, fresh);
        }
        callOwn(code, Generated.RENEW, "()V");
        code.visitLabel(fresh);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        end(code, 2, 0);
    }

    /**
     * The initialisation of a class that is stale (JLS 12.4.2). The stamp is written last: until then other threads come
     * here, too, and wait.
     */
    private void addRenewal(boolean initialised) {
        MethodVisitor code = method(Opcodes.ACC_PRIVATE, Generated.RENEW, "()V");
        Label from = new Label();
        Label to = new Label();
        Label failed = new Label();
        Label nothing = new Label();
        code.visitTryCatchBlock(from, to, failed, "java/lang/Throwable");
        if (initialised && !facts.isInterface()) {
            leaveToTheJvm(code, nothing);
        }
        loadType(code);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, INITIALISATION, "begin", "(Ljava/lang/Class;)I", false);
        code.visitVarInsn(Opcodes.ISTORE, 0);
        code.visitVarInsn(Opcodes.ILOAD, 0);
        code.visitJumpInsn(Opcodes.IFEQ, nothing);
        code.visitLabel(from);
        if (facts.hasNativeMethods()) {
            doubt(code, "native code may know its earlier state");
        }
        // Before the parents: their initialisers may look, and shall see no earlier value.
        forgetValues(code);
        guardParents(code);
        if (initialised) {
            callOwn(code, Generated.AGAIN, "()V");
        }
        writeStamp(code, 0);
        loadType(code);
        code.visitVarInsn(Opcodes.ILOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, INITIALISATION, "end", "(Ljava/lang/Class;I)V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitLabel(to);
        code.visitLabel(failed);
        Object[] epoch = {Opcodes.INTEGER};
        code.visitFrame(Opcodes.F_FULL, 1, epoch, 1, new Object[] {"java/lang/Throwable"});
        code.visitVarInsn(Opcodes.ASTORE, 1);
        loadType(code);
        code.visitVarInsn(Opcodes.ILOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                INITIALISATION,
                "fail",
                "(Ljava/lang/Class;ILjava/lang/Throwable;)Ljava/lang/Error;",
                false);
        code.visitInsn(Opcodes.ATHROW);
        code.visitLabel(nothing);
        code.visitFrame(Opcodes.F_FULL, 1, epoch, 0, NOTHING);
        end(code, 4, 2);
    }

    /**
     * Without a stamp a class with an initialiser is in its first initialisation, in this thread, because others wait: its
     * parents' initialisers touch it before its own begins.
     */
    private void leaveToTheJvm(MethodVisitor code, Label nothing) {
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, 0);
        code.visitFieldInsn(Opcodes.GETSTATIC, facts.name(), Generated.STAMP, "I");
        code.visitJumpInsn(Opcodes.IFEQ, nothing);
    }

    /** The body of an initialiser, which needs no guards of its own class. */
    MethodVisitor guarded(MethodVisitor code) {
        GuardedMethod guarded = new GuardedMethod(code, knowledge, facts.name(), version);
        guarded.assume(facts.name());
        methods.add(guarded);
        return guarded.withCalls();
    }

    /** Tells, when it happens, why a reset does not reach everything. */
    private void doubt(MethodVisitor code, String reason) {
        code.visitLdcInsn(facts.name().replace('/', '.'));
        code.visitLdcInsn(reason);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, TAINTS, "add", "(Ljava/lang/String;Ljava/lang/String;)V", false);
    }

    /** Superclasses first, then the interfaces that are initialised with a class; an interface has no such parents. */
    void guardParents(MethodVisitor code) {
        if (facts.isInterface()) {
            return;
        }
        GuardCalls calls = new GuardCalls(code, facts.name(), Math.max(version, Opcodes.V1_5));
        knowledge.nearestResettable(facts.superName()).ifPresent(target -> calls.guard(target, facts.superName()));
        knowledge.initialisedWith(facts).forEach(parent -> calls.guard(parent, facts.name()));
    }

    /** Back to what the JVM gives a field before its class is initialised. */
    void forgetValues(MethodVisitor code) {
        if (facts.isInterface()) {
            loadCells(code);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CELLS, "clear", "()V", false);
        }
        for (StaticField field : facts.lost()) {
            Type fieldType = Type.getType(field.descriptor());
            if (!facts.isInterface()) {
                loadInitial(code, field, fieldType);
                code.visitFieldInsn(Opcodes.PUTSTATIC, facts.name(), field.name(), field.descriptor());
            } else if (fieldType.getSort() < Type.ARRAY) {
                loadInitial(code, field, fieldType);
                writeCell(code, field, fieldType);
            }
        }
    }

    private static void loadInitial(MethodVisitor code, StaticField field, Type fieldType) {
        if (field.constant() != null) {
            code.visitLdcInsn(field.constant());
        } else {
            code.visitInsn(Zero.of(fieldType));
        }
    }

    /** Stack: …, value → …, by way of a box: cells come below it then. */
    void writeCell(MethodVisitor code, StaticField field, Type fieldType) {
        Boxes.box(code, fieldType);
        loadCells(code);
        code.visitInsn(Opcodes.SWAP);
        code.visitIntInsn(Opcodes.SIPUSH, facts.cell(field));
        code.visitInsn(Opcodes.SWAP);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CELLS, "set", "(ILjava/lang/Object;)V", false);
    }

    /** {@code guard(); return (Type) cells.get(index)}. */
    private void addGetter(StaticField field) {
        Type fieldType = Type.getType(field.descriptor());
        MethodVisitor code = method(Opcodes.ACC_PUBLIC, Generated.getter(field.name()), "()" + field.descriptor());
        callOwn(code, Generated.guard(facts.name()), "()V");
        loadCells(code);
        code.visitIntInsn(Opcodes.SIPUSH, facts.cell(field));
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CELLS, "get", "(I)Ljava/lang/Object;", false);
        Boxes.unbox(code, fieldType);
        code.visitInsn(fieldType.getOpcode(Opcodes.IRETURN));
        code.visitMaxs(2, 0);
        code.visitEnd();
    }

    /** First of all in an interface's initialiser: {@code cells = new Cells(type, "ONE TWO …")}. */
    void makeCells(MethodVisitor code) {
        code.visitTypeInsn(Opcodes.NEW, CELLS);
        code.visitInsn(Opcodes.DUP);
        loadType(code);
        code.visitLdcInsn(facts.lost().stream().map(StaticField::name).collect(Collectors.joining(" ")));
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, CELLS, "<init>", "(Ljava/lang/Class;Ljava/lang/String;)V", false);
        code.visitFieldInsn(Opcodes.PUTSTATIC, facts.name(), Generated.CELLS, "L" + CELLS + ";");
    }

    /** Begins the initialisation by the JVM. */
    void beginFirst(MethodVisitor code) {
        loadType(code);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, INITIALISATION, "beginFirst", "(Ljava/lang/Class;)V", false);
    }

    /** Before each return of the JVM's initialisation; needs two places on the stack. */
    void endFirst(MethodVisitor code) {
        if (facts.isInterface()) {
            loadCells(code);
        }
        loadType(code);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, INITIALISATION, "endFirst", "(Ljava/lang/Class;)I", false);
        if (facts.isInterface()) {
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CELLS, "stamp", "(I)V", false);
        } else {
            code.visitFieldInsn(Opcodes.PUTSTATIC, facts.name(), Generated.STAMP, "I");
        }
    }

    /** Stack: …, throwable → end of the method. */
    void failFirst(MethodVisitor code) {
        code.visitInsn(Opcodes.DUP);
        loadType(code);
        code.visitInsn(Opcodes.SWAP);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, INITIALISATION, "failFirst", "(Ljava/lang/Class;Ljava/lang/Throwable;)V", false);
        code.visitInsn(Opcodes.ATHROW);
    }

    private void writeStamp(MethodVisitor code, int local) {
        if (facts.isInterface()) {
            loadCells(code);
            code.visitVarInsn(Opcodes.ILOAD, local);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CELLS, "stamp", "(I)V", false);
        } else {
            code.visitVarInsn(Opcodes.ILOAD, local);
            code.visitFieldInsn(Opcodes.PUTSTATIC, facts.name(), Generated.STAMP, "I");
        }
    }

    private MethodVisitor method(int access, String name, String descriptor) {
        MethodVisitor code = Frames.where(version, type.visitMethod(STATIC | access, name, descriptor, null, null));
        code.visitCode();
        return code;
    }

    private static void end(MethodVisitor code, int maxStack, int maxLocals) {
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(maxStack, maxLocals);
        code.visitEnd();
    }

    private void callOwn(MethodVisitor code, String method, String descriptor) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, facts.name(), method, descriptor, facts.isInterface());
    }

    private void loadType(MethodVisitor code) {
        code.visitLdcInsn(Type.getObjectType(facts.name()));
    }

    private void loadCells(MethodVisitor code) {
        code.visitFieldInsn(Opcodes.GETSTATIC, facts.name(), Generated.CELLS, "L" + CELLS + ";");
    }
}
