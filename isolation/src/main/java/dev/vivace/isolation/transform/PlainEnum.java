package dev.vivace.isolation.transform;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** An enum whose constants never change and whose constructors do nothing but keep what they are given. */
final class PlainEnum {

    private PlainEnum() {}

    static boolean is(ClassOutline outline) {
        return !outline.hasChangeableInstances()
                && outline.constructors().stream().allMatch(constructor -> isPlain(constructor, outline.name()));
    }

    private static boolean isPlain(MethodNode constructor, String owner) {
        for (AbstractInsnNode instruction : constructor.instructions) {
            if (!isPlain(instruction, owner)) {
                return false;
            }
        }
        return constructor.tryCatchBlocks.isEmpty();
    }

    private static boolean isPlain(AbstractInsnNode instruction, String owner) {
        switch (instruction.getOpcode()) {
            case Opcodes.INVOKESPECIAL:
                MethodInsnNode call = (MethodInsnNode) instruction;
                return call.name.equals("<init>") && (call.owner.equals(owner) || call.owner.equals("java/lang/Enum"));
            case Opcodes.PUTFIELD:
                return ((FieldInsnNode) instruction).owner.equals(owner);
            case Opcodes.RETURN:
                return true;
            default:
                // Labels and line numbers, constants, and what moves values between locals and the stack.
                return instruction.getOpcode() <= Opcodes.ALOAD
                        || instruction.getOpcode() >= Opcodes.POP && instruction.getOpcode() <= Opcodes.SWAP;
        }
    }
}
