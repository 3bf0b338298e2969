package dev.vivace.isolation.transform;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * An enum's initialiser that makes no constants, but runs their constructors once more on those that everybody
 * knows: whoever gets to know a constant from its own constructor gets to know the right one.
 */
final class SameConstants {

    private final EnumConstants constants;
    private final Map<LabelNode, String> types = new HashMap<>();

    private SameConstants(EnumConstants constants) {
        this.constants = constants;
    }

    /** An initialiser that is changed so, but for the writes of the constants; empty where it is not understood. */
    static Optional<MethodNode> in(MethodNode initialiser, ClassFacts facts) {
        MethodNode changed = new MethodNode(Opcodes.ASM9, initialiser.access, initialiser.name, "()V", null, null);
        initialiser.accept(changed);
        EnumConstants constants = EnumConstants.of(facts, changed);
        if (!constants.isUnderstood()) {
            return Optional.empty();
        }
        new SameConstants(constants).keep(changed.instructions);
        return Optional.of(changed);
    }

    private void keep(InsnList code) {
        constants.made().keySet().forEach(this::noteType);
        for (AbstractInsnNode instruction : code.toArray()) {
            if (instruction instanceof FrameNode) {
                FrameNode frame = (FrameNode) instruction;
                replaceIn(frame.local);
                replaceIn(frame.stack);
            } else if (instruction instanceof MethodInsnNode
                    && constants.isConstruction((MethodInsnNode) instruction)) {
                construct((MethodInsnNode) instruction);
            }
        }
        constants.made().forEach((begin, write) -> code.insert(begin, constant(begin, write)));
        constants.made().keySet().forEach(code::remove);
    }

    /** Frames name an object that is being made by the labels where its making begins. */
    private void noteType(TypeInsnNode begin) {
        AbstractInsnNode before = begin.getPrevious();
        while (before != null && before.getOpcode() < 0) {
            if (before instanceof LabelNode) {
                types.put((LabelNode) before, begin.desc);
            }
            before = before.getPrevious();
        }
    }

    private void replaceIn(List<Object> values) {
        if (values != null) {
            values.replaceAll(value -> types.containsKey(value) ? types.get(value) : value);
        }
    }

    private static void construct(MethodInsnNode call) {
        call.setOpcode(Opcodes.INVOKEVIRTUAL);
        call.name = Generated.CONSTRUCT;
    }

    private static InsnList constant(TypeInsnNode begin, FieldInsnNode write) {
        InsnList code = new InsnList();
        code.add(new FieldInsnNode(Opcodes.GETSTATIC, write.owner, write.name, write.desc));
        code.add(new TypeInsnNode(Opcodes.CHECKCAST, begin.desc));
        return code;
    }
}
