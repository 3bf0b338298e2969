package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.isolation.runtime.Taints;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Classes that come from other loaders, or out of a generator. */
class LoadersTest {

    private static final int PUBLIC_STATIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void theSameClassInTwoLoadersHasItsStateTwice() {
        GeneratedClasses first = counting("twice/Counter");
        GeneratedClasses second = counting("twice/Counter");
        assertThat(first.call("twice.Counter", "next")).isEqualTo(1);
        assertThat(first.call("twice.Counter", "next")).isEqualTo(2);
        assertThat(second.call("twice.Counter", "next")).isEqualTo(1);

        Isolation.reset();

        assertThat(first.call("twice.Counter", "next")).isEqualTo(1);
        assertThat(second.call("twice.Counter", "next")).isEqualTo(1);
    }

    @Test
    void aClassThatIsNotTheOneFoundByItsNameRunsAsItIsWithATaint() {
        GeneratedClasses classes = counting("odd/Counter");
        classes.pretend("odd/Counter", counter("odd/Counter", "another"));

        assertThat(classes.call("odd.Counter", "next")).isEqualTo(1);

        assertThat(taints("odd.Counter")).hasSize(1).first().asString().contains("found by its name");
    }

    @Test
    void aClassThatNobodyFindsByItsNameGuardsWhatItTouches() {
        GeneratedClasses classes = new GeneratedClasses();
        ClassWriter made = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        made.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "dev/vivace/isolated/Made", null, "java/lang/Object", null);
        addReader(made, "shared/Counter");
        classes.add("shared/Counter", counter("shared/Counter", "count"));
        classes.addUnseen("dev/vivace/isolated/Made", made);
        assertThat(classes.call("shared.Counter", "next")).isEqualTo(1);

        Isolation.reset();

        assertThat(classes.call("dev.vivace.isolated.Made", "read")).isEqualTo(0);
    }

    @Test
    void constantsThatTheProgramLinksItselfAreATaint() {
        GeneratedClasses classes = new GeneratedClasses();
        classes.add("linked/Constants", linked("linked/Constants", "bootstrap"));
        classes.add("linked/Covered", linked("linked/Covered", "$jacocoInit"));

        assertThat(classes.call("linked.Constants", "read")).isEqualTo("linked");
        assertThat(classes.call("linked.Covered", "read")).isEqualTo("linked");

        assertThat(taints("linked.Constants")).hasSize(1).first().asString().contains("stays linked");
        assertThat(taints("linked.Covered")).isEmpty();
    }

    @Test
    void aMethodThatGuardsWouldMakeTooLargeStaysAsItIsWithATaint() {
        GeneratedClasses classes = new GeneratedClasses();
        classes.add("large/Counter", counter("large/Counter", "count"));
        ClassWriter large = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        large.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "large/User", null, "java/lang/Object", null);
        MethodVisitor code = large.visitMethod(PUBLIC_STATIC, "read", "()Ljava/lang/Object;", null, null);
        for (int i = 0; i < 9_000; i++) {
            Label next = new Label();
            code.visitFieldInsn(Opcodes.GETSTATIC, "large/Counter", "count", "I");
            code.visitJumpInsn(Opcodes.IFEQ, next);
            code.visitLabel(next);
        }
        code.visitLdcInsn("read");
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        classes.add("large/User", large);

        assertThat(classes.call("large.User", "read")).isEqualTo("read");

        assertThat(taints("large.User")).hasSize(1).first().asString().contains("too large");
    }

    @Test
    void anInitialiserThatWouldBeTooLargeStaysAsItIsWithATaint() {
        GeneratedClasses classes = new GeneratedClasses();
        ClassWriter large = counter("large/Table", "count");
        MethodVisitor code = large.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        for (int i = 0; i < 16_380; i++) {
            code.visitInsn(Opcodes.ICONST_0);
            code.visitFieldInsn(Opcodes.PUTSTATIC, "large/Table", "count", "I");
        }
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        classes.add("large/Table", large);
        ClassWriter user = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        user.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "large/Reader", null, "java/lang/Object", null);
        addReader(user, "large/Table");
        classes.add("large/Reader", user);

        assertThat(classes.call("large.Reader", "read")).isEqualTo(0);
        assertThat(classes.call("large.Table", "next")).isEqualTo(1);

        assertThat(taints("large.Table")).hasSize(1).first().asString().contains("too large");
    }

    @Test
    void aClassWhoseFileCannotBeReadRunsAsItIsWithATaint() throws IOException {
        InputStream closed = InputStream.nullInputStream();
        closed.close();

        expectUse("unread", () -> closed, "Stream closed");
    }

    @Test
    void soDoesAClassOnWhichWeFail() {
        expectUse(
                "failed",
                () -> {
                    throw new StackOverflowError("too deep");
                },
                "too deep");
    }

    /** Others find its class file, and call it as if it had been instrumented. */
    private static void expectUse(String packageName, Supplier<InputStream> firstAnswer, String problem) {
        GeneratedClasses classes = counting(packageName + "/Counter");
        classes.answerFirst(packageName + "/Counter", firstAnswer);
        ClassWriter user = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        user.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, packageName + "/User", null, "java/lang/Object", null);
        addReader(user, packageName + "/Counter");
        classes.add(packageName + "/User", user);

        assertThat(classes.call(packageName + ".Counter", "next")).isEqualTo(1);
        assertThat(classes.call(packageName + ".User", "read")).isEqualTo(1);

        assertThat(taints(packageName + ".Counter"))
                .singleElement()
                .asString()
                .contains("could not be instrumented", problem);
    }

    @Test
    void constantsOfAnEnumThatRunsAsItIsCanBeUsed() {
        GeneratedClasses classes = new GeneratedClasses();
        classes.add("plain/Colour", colour("plain/Colour"));
        classes.answerFirst("plain/Colour", () -> {
            throw new IllegalStateException("broken");
        });
        ClassWriter user = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        user.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "plain/User", null, "java/lang/Object", null);
        MethodVisitor code = user.visitMethod(PUBLIC_STATIC, "uses", "()Ljava/lang/Object;", null, null);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "plain/Colour", "red", "()Lplain/Colour;", false);
        code.visitFieldInsn(Opcodes.GETFIELD, "plain/Colour", "uses", "I");
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", false);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        classes.add("plain/User", user);

        assertThat(classes.call("plain.Colour", "red")).isNotNull();
        assertThat(classes.call("plain.User", "uses")).isEqualTo(0);

        assertThat(taints("plain.Colour")).hasSize(1);
    }

    private static List<Taint> taints(String className) {
        return Taints.all().stream()
                .filter(taint -> taint.className().equals(className))
                .toList();
    }

    private static GeneratedClasses counting(String name) {
        GeneratedClasses classes = new GeneratedClasses();
        classes.add(name, counter(name, "count"));
        return classes;
    }

    /** {@code static int field; public static Object next() { return ++field; }}. */
    private static ClassWriter counter(String name, String field) {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
        type.visitField(PUBLIC_STATIC, field, "I", null, null).visitEnd();
        MethodVisitor code = type.visitMethod(PUBLIC_STATIC, "next", "()Ljava/lang/Object;", null, null);
        code.visitFieldInsn(Opcodes.GETSTATIC, name, field, "I");
        code.visitInsn(Opcodes.ICONST_1);
        code.visitInsn(Opcodes.IADD);
        code.visitInsn(Opcodes.DUP);
        code.visitFieldInsn(Opcodes.PUTSTATIC, name, field, "I");
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", false);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        return type;
    }

    /** {@code enum name { RED; public int uses; public static name red() { return RED; } }}. */
    private static ClassWriter colour(String name) {
        String descriptor = "L" + name + ";";
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_ENUM;
        type.visit(Opcodes.V17, access, name, null, "java/lang/Enum", null);
        type.visitField(PUBLIC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_ENUM, "RED", descriptor, null, null)
                .visitEnd();
        type.visitField(Opcodes.ACC_PUBLIC, "uses", "I", null, null).visitEnd();
        MethodVisitor made = type.visitMethod(Opcodes.ACC_PRIVATE, "<init>", "(Ljava/lang/String;I)V", null, null);
        made.visitVarInsn(Opcodes.ALOAD, 0);
        made.visitVarInsn(Opcodes.ALOAD, 1);
        made.visitVarInsn(Opcodes.ILOAD, 2);
        made.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Enum", "<init>", "(Ljava/lang/String;I)V", false);
        made.visitInsn(Opcodes.RETURN);
        made.visitMaxs(0, 0);
        MethodVisitor initialiser = type.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        initialiser.visitTypeInsn(Opcodes.NEW, name);
        initialiser.visitInsn(Opcodes.DUP);
        initialiser.visitLdcInsn("RED");
        initialiser.visitInsn(Opcodes.ICONST_0);
        initialiser.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", "(Ljava/lang/String;I)V", false);
        initialiser.visitFieldInsn(Opcodes.PUTSTATIC, name, "RED", descriptor);
        initialiser.visitInsn(Opcodes.RETURN);
        initialiser.visitMaxs(0, 0);
        MethodVisitor red = type.visitMethod(PUBLIC_STATIC, "red", "()" + descriptor, null, null);
        red.visitFieldInsn(Opcodes.GETSTATIC, name, "RED", descriptor);
        red.visitInsn(Opcodes.ARETURN);
        red.visitMaxs(0, 0);
        return type;
    }

    private static void addReader(ClassWriter type, String owner) {
        MethodVisitor code = type.visitMethod(PUBLIC_STATIC, "read", "()Ljava/lang/Object;", null, null);
        code.visitFieldInsn(Opcodes.GETSTATIC, owner, "count", "I");
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", false);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
    }

    /** A class that reads a constant which its own method makes. */
    private static ClassWriter linked(String name, String bootstrap) {
        String descriptor =
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;";
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
        MethodVisitor link = type.visitMethod(PUBLIC_STATIC, bootstrap, descriptor, null, null);
        link.visitLdcInsn("linked");
        link.visitInsn(Opcodes.ARETURN);
        link.visitMaxs(0, 0);
        MethodVisitor read = type.visitMethod(PUBLIC_STATIC, "read", "()Ljava/lang/Object;", null, null);
        Handle handle = new Handle(Opcodes.H_INVOKESTATIC, name, bootstrap, descriptor, false);
        read.visitLdcInsn(new ConstantDynamic("constant", "Ljava/lang/Object;", handle));
        read.visitInsn(Opcodes.ARETURN);
        read.visitMaxs(0, 0);
        return type;
    }
}
