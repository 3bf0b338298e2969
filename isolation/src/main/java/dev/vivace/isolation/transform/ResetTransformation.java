package dev.vivace.isolation.transform;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;

/** Makes classes forget: from a class file to one whose statics a reset can make stale. */
public final class ResetTransformation {

    private final ClassSource source;
    private final ClassKnowledge knowledge;

    public ResetTransformation(ClassSource source, Frozen frozen) {
        this.source = source;
        this.knowledge = new ClassKnowledge(source, frozen);
    }

    /** Whether a class of this name has something to forget. */
    public boolean hasState(String internalName) {
        return knowledge.of(internalName).filter(ClassFacts::isResettable).isPresent();
    }

    /** What to define instead of a class file. A class that cannot be changed stays as it is, with a doubt. */
    public Rewritten apply(String internalName, byte[] bytes) {
        ClassKnowledge noted = knowledge.noting();
        Optional<ClassFacts> found = noted.of(internalName);
        ClassFacts facts = found.orElseGet(() -> ClassKnowledge.ofMade(bytes));
        Set<String> doubts = new LinkedHashSet<>();
        if (found.isEmpty() && ClassKnowledge.hasVariables(bytes)) {
            doubts.add(Rewritten.MADE_WITH_VARIABLES);
        }
        byte[] result = rewritten(noted, facts, bytes, doubts);
        return new Rewritten(result, doubts, noted.asked(), found.isEmpty());
    }

    private byte[] rewritten(ClassKnowledge noted, ClassFacts facts, byte[] bytes, Set<String> doubts) {
        try {
            return instrumented(noted, facts, modern(facts, bytes), doubts);
        } catch (CannotInstrument e) {
            doubts.add("it cannot be instrumented: " + e.getMessage());
            return bare(facts, bytes);
        }
    }

    /**
     * What to define instead of a class file for which {@link #apply} has failed; null for the class file itself. Others
     * may have found it where we did not, and call its guard.
     */
    public byte[] bare(byte[] bytes) {
        return bare(ClassKnowledge.ofUnrelated(bytes), bytes);
    }

    private byte[] bare(ClassFacts facts, byte[] bytes) {
        return facts.isResettable() ? BareClass.of(facts, modern(facts, bytes)) : null;
    }

    private byte[] modern(ClassFacts facts, byte[] bytes) {
        return facts.isInterface() && facts.isResettable() ? OldInterface.modernised(bytes, source) : bytes;
    }

    private static byte[] instrumented(ClassKnowledge noted, ClassFacts facts, byte[] bytes, Set<String> doubts) {
        Set<String> tooLarge = new HashSet<>();
        while (true) {
            ClassReader reader = new ClassReader(bytes);
            ClassWriter writer = new ClassWriter(reader, 0);
            ResettableClass rewriting = new ResettableClass(writer, facts, noted, tooLarge);
            reader.accept(rewriting, 0);
            doubts.addAll(rewriting.doubts());
            try {
                return rewriting.isChanged() ? writer.toByteArray() : null;
            } catch (MethodTooLargeException e) {
                leaveOut(e, tooLarge);
                doubts.add("guards would make " + e.getMethodName() + " too large");
            }
        }
    }

    private static void leaveOut(MethodTooLargeException problem, Set<String> tooLarge) {
        boolean initialiser = problem.getMethodName().startsWith("<clinit>") || Generated.is(problem.getMethodName());
        if (initialiser || !tooLarge.add(problem.getMethodName() + problem.getDescriptor())) {
            throw new CannotInstrument(problem.getMethodName() + " would be too large", problem);
        }
    }
}
