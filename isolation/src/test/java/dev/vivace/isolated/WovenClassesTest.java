package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.ACC_ABSTRACT;
import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_INTERFACE;
import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Classes to which an agent that comes before ours adds static fields, as weavers of aspects do. */
class WovenClassesTest {

    private static final String LIST = "Ljava/util/List;";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String PART = "ajc$tjp_0";
    private static final int ADDED = ACC_STATIC | ACC_SYNTHETIC;

    private final GeneratedClasses classes = new GeneratedClasses();

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void aFinalFieldThatIsWrittenInTheInitialiserIsWrittenAgain() {
        ClassWriter woven = type("woven/Shop", Opcodes.V17, ACC_PUBLIC);
        woven.visitField(ADDED | ACC_PRIVATE | ACC_FINAL, PART, OBJECT, null, null)
                .visitEnd();
        MethodVisitor initialiser = initialiser(woven, "woven/Shop");
        addPart(initialiser, "woven/Shop");
        end(initialiser);
        expectForgetting("woven/Shop", woven, ACC_PUBLIC);
    }

    @Test
    void aMethodThatTheInitialiserCallsMayWriteIt() {
        ClassWriter woven = type("woven/Old", Opcodes.V1_8, ACC_PUBLIC);
        woven.visitField(ADDED | ACC_PRIVATE | ACC_FINAL, PART, OBJECT, null, null)
                .visitEnd();
        addPreparation(woven, "woven/Old");
        expectForgetting("woven/Old", woven, ACC_PUBLIC);
    }

    @Test
    void soMayItInNewerClassFilesWhereTheFieldIsNotFinal() {
        ClassWriter woven = type("woven/New", Opcodes.V17, ACC_PUBLIC);
        woven.visitField(ADDED | ACC_PRIVATE, PART, OBJECT, null, null).visitEnd();
        addPreparation(woven, "woven/New");
        expectForgetting("woven/New", woven, ACC_PUBLIC);
    }

    @Test
    void aFieldOfAnInterfaceKeepsItsFirstValue() {
        int access = ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT;
        ClassWriter woven = type("woven/Fields", Opcodes.V17, access);
        woven.visitField(ADDED | ACC_PUBLIC | ACC_FINAL, PART, OBJECT, null, null)
                .visitEnd();
        MethodVisitor initialiser = initialiser(woven, "woven/Fields");
        addPart(initialiser, "woven/Fields");
        end(initialiser);
        expectForgetting("woven/Fields", woven, access);
    }

    @Test
    void whatWasFinalLooksFinal() throws ReflectiveOperationException {
        ClassWriter woven = type("woven/Seen", Opcodes.V17, ACC_PUBLIC);
        woven.visitField(ADDED | ACC_PRIVATE | ACC_FINAL, PART, OBJECT, null, null)
                .visitEnd();
        MethodVisitor initialiser = initialiser(woven, "woven/Seen");
        addPart(initialiser, "woven/Seen");
        end(initialiser);
        define("woven/Seen", woven, ACC_PUBLIC);

        Field part = Class.forName("woven.Seen", true, classes).getDeclaredField(PART);

        assertThat(Modifier.isFinal(part.getModifiers())).isTrue();
    }

    private void expectForgetting(String name, ClassWriter woven, int access) {
        define(name, woven, access);
        String className = name.replace('/', '.');
        for (int i = 0; i < 2; i++) {
            assertThat(names(className)).isEmpty();
            assertThat(classes.call(className, "part")).isNotNull();
            names(className).add("polluted");
            Isolation.reset();
        }
        assertThat(Isolation.taints()).extracting(Taint::className).doesNotContain(className);
    }

    @SuppressWarnings("unchecked") // the generated method says so
    private List<String> names(String className) {
        return (List<String>) classes.call(className, "names");
    }

    /** What is found by the name is the class as it was compiled. */
    private void define(String name, ClassWriter woven, int access) {
        addReader(woven, name, "part", PART, OBJECT);
        classes.add(name, woven);
        ClassWriter compiled = type(name, Opcodes.V17, access);
        end(initialiser(compiled, name));
        classes.pretend(name, compiled);
    }

    /** A class with {@code static final List NAMES}, and a method that gives it. */
    private static ClassWriter type(String name, int version, int access) {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(version, access, name, null, "java/lang/Object", null);
        type.visitField(ACC_PUBLIC | ACC_STATIC | ACC_FINAL, "NAMES", LIST, null, null)
                .visitEnd();
        addReader(type, name, "names", "NAMES", LIST);
        return type;
    }

    /** Begins an initialiser with {@code NAMES = new ArrayList()}. */
    private static MethodVisitor initialiser(ClassWriter type, String owner) {
        MethodVisitor code = type.visitMethod(ACC_STATIC, "<clinit>", "()V", null, null);
        code.visitTypeInsn(Opcodes.NEW, "java/util/ArrayList");
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/util/ArrayList", "<init>", "()V", false);
        code.visitFieldInsn(Opcodes.PUTSTATIC, owner, "NAMES", LIST);
        return code;
    }

    /** Lets the initialiser call a private method, in which the part is made. */
    private static void addPreparation(ClassWriter type, String owner) {
        MethodVisitor initialiser = initialiser(type, owner);
        initialiser.visitMethodInsn(Opcodes.INVOKESTATIC, owner, "ajc$preClinit", "()V", false);
        end(initialiser);
        MethodVisitor code = type.visitMethod(ACC_PRIVATE | ADDED, "ajc$preClinit", "()V", null, null);
        addPart(code, owner);
        end(code);
    }

    private static void addPart(MethodVisitor code, String owner) {
        code.visitTypeInsn(Opcodes.NEW, "java/lang/Object");
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        code.visitFieldInsn(Opcodes.PUTSTATIC, owner, PART, OBJECT);
    }

    private static void end(MethodVisitor code) {
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
    }

    private static void addReader(ClassWriter type, String owner, String method, String field, String descriptor) {
        MethodVisitor code = type.visitMethod(ACC_PUBLIC | ACC_STATIC, method, "()" + descriptor, null, null);
        code.visitFieldInsn(Opcodes.GETSTATIC, owner, field, descriptor);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
    }
}
