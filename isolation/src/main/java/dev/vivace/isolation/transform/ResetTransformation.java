package dev.vivace.isolation.transform;

import java.util.HashSet;
import java.util.LinkedHashSet;
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

    /** What to define instead of a class file. A class that cannot be changed stays as it is, with a doubt. */
    public Rewritten apply(String internalName, byte[] bytes) {
        ClassKnowledge noted = knowledge.noting();
        ClassFacts facts = noted.of(internalName).orElseGet(() -> ClassKnowledge.ofMade(bytes));
        try {
            return rewritten(noted, facts, bytes);
        } catch (CannotInstrument e) {
            return new Rewritten(
                    bare(facts, bytes), Set.of("it cannot be instrumented: " + e.getMessage()), noted.asked());
        } catch (RuntimeException e) {
            return new Rewritten(bare(facts, bytes), Set.of("it could not be instrumented: " + e), noted.asked());
        }
    }

    private byte[] bare(ClassFacts facts, byte[] bytes) {
        return facts.isResettable() ? BareClass.of(facts, modern(facts, bytes)) : null;
    }

    private byte[] modern(ClassFacts facts, byte[] bytes) {
        return facts.isInterface() && facts.isResettable() ? OldInterface.modernised(bytes, source) : bytes;
    }

    private Rewritten rewritten(ClassKnowledge noted, ClassFacts facts, byte[] bytes) {
        byte[] modern = modern(facts, bytes);
        Set<String> doubts = new LinkedHashSet<>();
        Set<String> tooLarge = new HashSet<>();
        while (true) {
            ClassReader reader = new ClassReader(modern);
            ClassWriter writer = new ClassWriter(reader, 0);
            ResettableClass rewriting = new ResettableClass(writer, facts, noted, tooLarge);
            reader.accept(rewriting, 0);
            doubts.addAll(rewriting.doubts());
            if (!rewriting.isChanged()) {
                return new Rewritten(null, doubts, noted.asked());
            }
            try {
                return new Rewritten(writer.toByteArray(), doubts, noted.asked());
            } catch (MethodTooLargeException e) {
                doubts.add("guards would make " + e.getMethodName() + " too large");
                leaveOut(e, tooLarge);
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
