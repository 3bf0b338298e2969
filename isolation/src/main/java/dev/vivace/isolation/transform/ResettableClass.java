package dev.vivace.isolation.transform;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Rewrites one class: guards in its methods and, where it has state to lose, the members that bring it back. Access
 * modifiers, superclass and interfaces stay as they are.
 */
final class ResettableClass extends ClassVisitor {

    private static final int NO_ENTRY_GUARD = Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE;

    private final ClassFacts facts;
    private final ClassKnowledge knowledge;
    private final List<GuardedMethod> methods = new ArrayList<>();
    private final List<FieldNode> instanceFields = new ArrayList<>();
    private MethodNode initialiser;
    private int version;

    ResettableClass(ClassVisitor next, ClassFacts facts, ClassKnowledge knowledge) {
        super(Opcodes.ASM9, next);
        this.facts = facts;
        this.knowledge = knowledge;
    }

    boolean isChanged() {
        return facts.isResettable() || adopts() || methods.stream().anyMatch(GuardedMethod::isChanged);
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
        this.version = version & 0xFFFF;
        super.visit(
                facts.isResettable() ? atLeast(version) : version,
                hasCells() ? access | Opcodes.ACC_PUBLIC : access,
                name,
                signature,
                superName,
                interfaces);
    }

    /** Class constants came with Java 5, methods in interfaces with Java 8. */
    private int atLeast(int version) {
        int minimum = facts.isInterface() ? Opcodes.V1_8 : Opcodes.V1_5;
        return this.version < minimum || this.version == Opcodes.V1_1 ? minimum : version;
    }

    /** Whoever reaches a field of a hidden interface through a public class must reach what stands for the field. */
    private boolean hasCells() {
        return facts.isInterface() && facts.isResettable();
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        if (!isStatic) {
            instanceFields.add(new FieldNode(access, name, descriptor, signature, value));
        }
        boolean changes = isStatic ? loses(name, descriptor) : adopts();
        return super.visitField(changes ? access & ~Opcodes.ACC_FINAL : access, name, descriptor, signature, value);
    }

    private boolean loses(String name, String descriptor) {
        return facts.isResettable()
                && !facts.isInterface()
                && facts.declares(name, descriptor)
                && !facts.keeps(facts.field(name, descriptor));
    }

    /** Constants of enums stay the same objects, and take over the state of those that the initialiser makes anew. */
    private boolean adopts() {
        return facts.isEnum()
                && (facts.isResettable()
                        || knowledge
                                .of(facts.superName())
                                .filter(ClassFacts::isResettable)
                                .isPresent());
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        if (name.equals("<clinit>") && facts.isResettable()) {
            initialiser = new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, thrown);
            return initialiser;
        }
        GuardedMethod method =
                new GuardedMethod(super.visitMethod(access, name, descriptor, signature, thrown), knowledge, version);
        methods.add(method);
        return isEntry(access, name) ? new EntryGuard(method) : method;
    }

    /** A lambda's body is only run by who has passed a guard of its class. */
    private boolean isEntry(int access, String name) {
        boolean lambda = (access & Opcodes.ACC_SYNTHETIC) != 0 && name.startsWith("lambda$");
        boolean initialises = (access & Opcodes.ACC_STATIC) != 0 && !lambda && !name.equals("<clinit>")
                || name.equals("<init>") && facts.isResettable();
        return initialises && (access & NO_ENTRY_GUARD) == 0 && !name.startsWith("$jacoco");
    }

    @Override
    public void visitEnd() {
        if (facts.isResettable()) {
            AddedMembers members = new AddedMembers(cv, facts, knowledge, version);
            members.addTo(initialiser);
        }
        if (adopts()) {
            new EnumState(facts, instanceFields).addAdoption(cv);
        }
        super.visitEnd();
    }

    private final class EntryGuard extends MethodVisitor {

        private final GuardedMethod method;

        EntryGuard(GuardedMethod method) {
            super(Opcodes.ASM9, method);
            this.method = method;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            knowledge.nearestResettable(facts.name()).ifPresent(target -> method.guardAtEntry(target, facts.name()));
        }
    }
}
