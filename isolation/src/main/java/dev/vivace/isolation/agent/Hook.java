package dev.vivace.isolation.agent;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A call that is put into a method of the JDK. A class that is loaded gets no new members; what is in its methods may
 * change.
 */
final class Hook {

    private static final String RUNTIME = "dev/vivace/isolation/runtime/";

    private final String methods;
    private final String parameters;
    private final Place place;
    private final String target;
    private final String descriptor;
    private final int[] locals;

    private Hook(String methods, String parameters, Place place, String target, String descriptor, int... locals) {
        this.methods = methods;
        this.parameters = parameters;
        this.place = place;
        this.target = target;
        this.descriptor = descriptor;
        this.locals = locals;
    }

    /** First of all in these methods: a call with these locals; what it gives replaces the first of them. */
    static Hook before(String methods, String parameters, String target, String descriptor, int... locals) {
        return new Hook(methods, parameters, Place.BEFORE, target, descriptor, locals);
    }

    /** Last of all: a call with the result and these locals; what it gives is the new result. */
    static Hook after(String methods, String parameters, String target, String descriptor, int... locals) {
        return new Hook(methods, parameters, Place.AFTER, target, descriptor, locals);
    }

    /** First of all: a call with these locals; what it gives is the result, unless it is null. */
    static Hook instead(String methods, String parameters, String target, String descriptor, int... locals) {
        return new Hook(methods, parameters, Place.INSTEAD, target, descriptor, locals);
    }

    /** Whether it is meant for a method; names are patterns, of the parameters only the first ones are compared. */
    boolean fits(int access, String name, String methodDescriptor) {
        return (access & Opcodes.ACC_ABSTRACT) == 0
                && name.matches(methods)
                && methodDescriptor.startsWith("(" + parameters);
    }

    MethodVisitor in(MethodVisitor code) {
        switch (place) {
            case BEFORE:
                return new Before(code);
            case INSTEAD:
                return new Instead(code);
            default:
                return new After(code);
        }
    }

    /** Stack: …, result where it comes after → …, what the call gives. */
    private void call(MethodVisitor code) {
        Type[] arguments = Type.getArgumentTypes(descriptor);
        for (int i = 0; i < locals.length; i++) {
            Type argument = arguments[arguments.length - locals.length + i];
            code.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), locals[i]);
        }
        int dot = target.indexOf('.');
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, RUNTIME + target.substring(0, dot), target.substring(dot + 1), descriptor, false);
    }

    private enum Place {
        BEFORE,
        INSTEAD,
        AFTER
    }

    private abstract class Hooked extends MethodVisitor {

        Hooked(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(maxStack + locals.length + 2, maxLocals);
        }
    }

    private final class Before extends Hooked {

        Before(MethodVisitor next) {
            super(next);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            call(mv);
            if (!descriptor.endsWith("V")) {
                super.visitVarInsn(Opcodes.ASTORE, locals[0]);
            }
        }
    }

    private final class Instead extends Hooked {

        Instead(MethodVisitor next) {
            super(next);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            Label none = new Label();
            call(mv);
            super.visitInsn(Opcodes.DUP);
            super.visitJumpInsn(Opcodes.IFNULL, none);
            super.visitInsn(Opcodes.ARETURN);
            super.visitLabel(none);
            String result = Type.getReturnType(descriptor).getInternalName();
            super.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {result});
            super.visitInsn(Opcodes.POP);
        }
    }

    private final class After extends Hooked {

        After(MethodVisitor next) {
            super(next);
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.ARETURN) {
                call(mv);
            }
            super.visitInsn(opcode);
        }
    }
}
