package dev.vivace.isolation.transform;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    private final Set<String> leftOut;
    private final List<GuardedMethod> methods = new ArrayList<>();
    private final List<FieldNode> instanceFields = new ArrayList<>();
    private final List<MethodNode> constructors = new ArrayList<>();
    private final Set<String> doubts = new HashSet<>();
    private final Set<String> statics = new HashSet<>();
    private final FormerFinals formerFinals = new FormerFinals();
    private MethodNode initialiser;
    private int version;

    /** Methods that are left out, by key, get no guards. */
    ResettableClass(ClassVisitor next, ClassFacts facts, ClassKnowledge knowledge, Set<String> leftOut) {
        super(Opcodes.ASM9, next);
        this.facts = facts;
        this.knowledge = knowledge;
        this.leftOut = leftOut;
    }

    boolean isChanged() {
        return facts.isResettable() || isMadeAgain() || methods.stream().anyMatch(GuardedMethod::isChanged);
    }

    /** What in this class a reset cannot undo. */
    Set<String> doubts() {
        return Stream.concat(doubts.stream(), methods.stream().flatMap(method -> method.doubts().stream()))
                .collect(Collectors.toSet());
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
        this.version = version & 0xFFFF;
        // Class constants came with Java 5.
        boolean old = facts.isResettable() && this.version < Opcodes.V1_5;
        super.visit(old ? Opcodes.V1_5 : version, access, name, signature, superName, interfaces);
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        if (isStatic) {
            statics.add(name + descriptor);
        } else {
            instanceFields.add(new FieldNode(access, name, descriptor, signature, value));
        }
        boolean changes = (access & Opcodes.ACC_FINAL) != 0
                && (isStatic ? isWrittenAgain(name, descriptor, value) : isMadeAgain());
        if (changes) {
            formerFinals.add(name);
        }
        return super.visitField(changes ? access & ~Opcodes.ACC_FINAL : access, name, descriptor, signature, value);
    }

    /** Whether the initialiser that runs after a reset writes it; what another agent has added is written there, too. */
    private boolean isWrittenAgain(String name, String descriptor, Object value) {
        boolean added = !facts.declares(name, descriptor);
        return facts.isResettable()
                && !facts.isInterface()
                && (added ? value == null : !facts.keeps(facts.field(name, descriptor)));
    }

    /** Constants of enums stay the same objects, on which the initialiser runs their constructors again. */
    private boolean isMadeAgain() {
        return knowledge.isOfConstants(facts)
                && knowledge.nearestResettable(facts.name()).isPresent();
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        if (name.equals("<clinit>") && facts.isResettable()) {
            initialiser = new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, thrown);
            return initialiser;
        }
        MethodVisitor next = instrumented(access, name, descriptor, signature, thrown);
        return name.equals("<init>") && isMadeAgain()
                ? new Constructor(access, descriptor, signature, thrown, next)
                : next;
    }

    private MethodVisitor instrumented(int access, String name, String descriptor, String signature, String[] thrown) {
        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
        if (leftOut.contains(name + descriptor)) {
            return next;
        }
        GuardedMethod method = new GuardedMethod(next, knowledge, facts.name(), version);
        methods.add(method);
        boolean constructor = name.equals("<init>");
        if (constructor && isMadeAgain()) {
            knowledge.nearestResettable(facts.superName()).ifPresent(target -> method.assume(target.name()));
        }
        return isEntry(access, name)
                ? new EntryGuard(method, constructor && facts.isRootOfConstants())
                : method.withCalls();
    }

    /**
     * Whether the JVM initialises the class before it runs this method. Not so a lambda's body: who has the lambda got it
     * from the class. Where it outlived a reset, its own guards do what is needed.
     */
    private boolean isEntry(int access, String name) {
        boolean lambda = (access & Opcodes.ACC_SYNTHETIC) != 0 && name.startsWith("lambda$");
        boolean initialises = (access & Opcodes.ACC_STATIC) != 0 && !lambda && !name.equals("<clinit>")
                || name.equals("<init>") && facts.isResettable();
        return initialises && (access & NO_ENTRY_GUARD) == 0 && !name.startsWith("$jacoco");
    }

    @Override
    public void visitEnd() {
        if (facts.isResettable()) {
            requireFields();
            AddedMembers members = new AddedMembers(cv, facts, knowledge, version, methods);
            members.addTo(initialiser, again());
        }
        constructors.forEach(
                constructor -> ConstructorAgain.add(cv, facts, instanceFields, constructor, this::guardedAgain));
        formerFinals.addTo(cv);
        super.visitEnd();
    }

    private MethodNode again() {
        if (initialiser == null || !facts.isEnum()) {
            return initialiser;
        }
        Optional<MethodNode> same = SameConstants.in(initialiser, facts);
        if (same.isEmpty()) {
            doubts.add("its initialiser makes constants in a way that cannot be repeated");
        }
        return same.orElse(initialiser);
    }

    /** Runs while the enum is initialised, which therefore needs no guards; the body of a constant may, for its own statics. */
    private MethodVisitor guardedAgain(MethodVisitor code) {
        GuardedMethod guarded = new GuardedMethod(code, knowledge, facts.name(), version);
        knowledge
                .nearestResettable(facts.name())
                .filter(ClassFacts::isRootOfConstants)
                .ifPresent(target -> guarded.assume(target.name()));
        methods.add(guarded);
        return guarded.withCalls();
    }

    /** A loader may give another class of this name than the one that is found by those who refer to it. */
    private void requireFields() {
        for (StaticField field : facts.lost()) {
            if (!statics.contains(field.key())) {
                throw new CannotInstrument("it is not the class that is found by its name", null);
            }
        }
    }

    /** Is kept, to run again, and passed on. */
    private final class Constructor extends MethodNode {

        private final MethodVisitor next;

        Constructor(int access, String descriptor, String signature, String[] thrown, MethodVisitor next) {
            super(Opcodes.ASM9, access, "<init>", descriptor, signature, thrown);
            this.next = next;
        }

        @Override
        public void visitEnd() {
            constructors.add(this);
            accept(next);
        }
    }

    private final class EntryGuard extends MethodVisitor {

        private final GuardedMethod method;
        private final boolean makesConstants;

        EntryGuard(GuardedMethod method, boolean makesConstants) {
            super(Opcodes.ASM9, method.withCalls());
            this.method = method;
            this.makesConstants = makesConstants;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            knowledge.nearestResettable(facts.name()).ifPresent(target -> method.guardAtEntry(target, facts.name()));
            if (makesConstants) {
                GuardOfConstants.noteMaking(method, facts.name());
            }
        }
    }
}
