package dev.vivace.isolation.transform;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/** A class's static initialiser in two forms: the one that the JVM runs, and the one that runs after a reset. */
final class Initialiser {

    private static final int MORE_STACK = 4;

    private final ClassFacts facts;
    private final int version;
    private final AddedMembers members;

    Initialiser(ClassFacts facts, int version, AddedMembers members) {
        this.facts = facts;
        this.version = version;
        this.members = members;
    }

    /** What the JVM runs: as it was, but it stamps the class at its end, and initialises parents that are stale. */
    void addFirst(ClassVisitor type, MethodNode original) {
        MethodVisitor code = Frames.where(version, type.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null));
        Label from = new Label();
        Label failed = new Label();
        code.visitCode();
        if (facts.isInterface()) {
            members.makeCells(code);
        }
        members.beginFirst(code);
        code.visitLabel(from);
        members.guardParents(code);
        original.accept(new FirstBody(members.guarded(code)));
        code.visitLabel(failed);
        // The original's own handlers were visited before: this one comes last, and gets what they let pass.
        code.visitTryCatchBlock(from, failed, failed, "java/lang/Throwable");
        code.visitFrame(Opcodes.F_FULL, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"});
        members.failFirst(code);
        code.visitMaxs(original.maxStack + MORE_STACK, original.maxLocals);
        code.visitEnd();
    }

    /** What runs after a reset: it gives values to the fields that lost theirs, and to no other. */
    void addAgain(ClassVisitor type, MethodNode original) {
        MethodVisitor code = type.visitMethod(
                Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC, Generated.AGAIN, "()V", null, null);
        code.visitCode();
        original.accept(new AgainBody(members.guarded(code)));
        code.visitMaxs(original.maxStack + MORE_STACK, original.maxLocals);
        code.visitEnd();
    }

    private abstract class Body extends MethodVisitor {

        Body(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        boolean isOwnWrite(int opcode, String owner) {
            return opcode == Opcodes.PUTSTATIC && owner.equals(facts.name());
        }

        StaticField own(int opcode, String owner, String name, String descriptor) {
            return isOwnWrite(opcode, owner) ? facts.field(name, descriptor) : null;
        }

        @Override
        public void visitCode() {
            // Begun already.
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            // Said by the one who ends the method.
        }

        @Override
        public void visitEnd() {
            // Ended by the one who began it.
        }
    }

    private final class FirstBody extends Body {

        FirstBody(MethodVisitor next) {
            super(next);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            StaticField own = own(opcode, owner, name, descriptor);
            if (facts.isInterface() && own != null && !facts.keeps(own)) {
                Type type = Type.getType(descriptor);
                super.visitInsn(type.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2);
                members.writeCell(mv, own, type);
            }
            super.visitFieldInsn(opcode, owner, name, descriptor);
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.RETURN) {
                members.endFirst(mv);
            }
            super.visitInsn(opcode);
        }
    }

    private final class AgainBody extends Body {

        AgainBody(MethodVisitor next) {
            super(next);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            StaticField own = own(opcode, owner, name, descriptor);
            // What another agent has added to an interface has to stay final, and keeps its first value.
            boolean keeps = own == null ? facts.isInterface() && isOwnWrite(opcode, owner) : facts.keeps(own);
            if (keeps) {
                super.visitInsn(Type.getType(descriptor).getSize() == 1 ? Opcodes.POP : Opcodes.POP2);
            } else if (own == null) {
                super.visitFieldInsn(opcode, owner, name, descriptor);
            } else if (facts.isInterface()) {
                members.writeCell(mv, own, Type.getType(descriptor));
            } else {
                super.visitFieldInsn(opcode, owner, name, descriptor);
            }
        }
    }
}
