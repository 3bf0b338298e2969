package dev.vivace.isolation.transform;

import dev.vivace.isolation.runtime.Names;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Leaves word in the class which of its fields were final, for reflection to show them so. The word is the generic
 * signature of a field that nobody sees: the JVM hands it out without initialising the class.
 */
final class FormerFinals {

    /** Class files cannot hold longer strings. */
    private static final int LONGEST = 20_000;

    private final List<String> names = new ArrayList<>();

    void add(String field) {
        names.add(field);
    }

    void addTo(ClassVisitor type) {
        String signature = Names.formerFinals(names);
        if (!names.isEmpty() && signature.length() <= LONGEST) {
            int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
            type.visitField(access, Names.FORMER_FINALS, "Ljava/util/List;", signature, null)
                    .visitEnd();
        }
    }
}
