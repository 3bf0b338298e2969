package dev.vivace.isolation.transform;

import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.SerialVersionUIDAdder;

/** Makes classes forget: from a class file to one whose statics a reset can make stale. */
public final class ResetTransformation {

    private static final String SERIAL = "serialVersionUID";

    private final ClassKnowledge knowledge;

    public ResetTransformation(ClassSource source, Frozen frozen) {
        this.knowledge = new ClassKnowledge(source, frozen);
    }

    /**
     * The class file to define instead; empty where this one is fine as it is. Classes that are not found in the source
     * were made by a program at run time, who may write their statics from outside: they are left alone.
     *
     * @throws CannotInstrument where a class has to be changed and cannot
     */
    public Optional<byte[]> apply(String internalName, byte[] bytes) {
        return knowledge.of(internalName).flatMap(facts -> rewritten(facts, bytes));
    }

    private Optional<byte[]> rewritten(ClassFacts facts, byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, 0);
        ResettableClass rewriting = new ResettableClass(writer, facts, knowledge);
        try {
            reader.accept(rewriting, 0);
            if (!rewriting.isChanged()) {
                return Optional.empty();
            }
            pinSerialVersion(facts, reader, writer);
            return Optional.of(writer.toByteArray());
        } catch (MethodTooLargeException e) {
            throw new CannotInstrument(facts.name(), e.getMethodName() + " would be too large", e);
        }
    }

    /** What the JDK computes for a class without a version of its own depends on its static members. */
    private void pinSerialVersion(ClassFacts facts, ClassReader original, ClassWriter writer) {
        if (!facts.isResettable()
                || facts.isEnum()
                || facts.isInterface()
                || facts.declares(SERIAL, "J")
                || !knowledge.isSerializable(facts.name())) {
            return;
        }
        ClassVisitor pin = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
                return name.equals(SERIAL)
                        ? writer.visitField(access | Opcodes.ACC_PRIVATE, name, descriptor, signature, value)
                        : null;
            }
        };
        original.accept(new SerialVersions(pin), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    private static final class SerialVersions extends SerialVersionUIDAdder {

        SerialVersions(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }
    }
}
