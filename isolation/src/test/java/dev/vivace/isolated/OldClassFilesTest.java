package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.ACC_ABSTRACT;
import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_INTERFACE;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;

import dev.vivace.isolation.Isolation;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files as compilers wrote them from Java 1.1 to Java 8, as owners of state and as its users. */
class OldClassFilesTest {

    private static final String LIST = "Ljava/util/List;";

    private final GeneratedClasses classes = new GeneratedClasses();

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @ParameterizedTest
    @ValueSource(ints = {45, 46, 47, 48, 49, 50})
    void staticsOfOldClassesAreMadeAnew(int version) {
        ClassWriter owner = type(version, ACC_PUBLIC | ACC_SUPER, "old/Owner");
        owner.visitField(ACC_STATIC | ACC_FINAL, "NAMES", LIST, null, null).visitEnd();
        addInitialiser(owner, "old/Owner", version);
        addReader(owner, "old/Owner");
        classes.add("old/Owner", owner);

        expectForgetting("old.Owner");
    }

    @ParameterizedTest
    @ValueSource(ints = {45, 48, 49, 50, 51, 52})
    void fieldsOfOldInterfacesAreMadeAnew(int version) {
        addInterface("old/Fields", ACC_PUBLIC, version);
        addUser("old/User", Opcodes.V11, "old/Fields");

        expectForgetting("old.User");
    }

    @ParameterizedTest
    @ValueSource(ints = {45, 48, 49, 50, 51, 52})
    void oldUsersOfInterfacesSeeWhatIsCurrent(int version) {
        addInterface("old/Fields", ACC_PUBLIC, Opcodes.V11);
        addUser("old/User", version, "old/Fields");

        expectForgetting("old.User");
    }

    @ParameterizedTest
    @ValueSource(ints = {49, 50, 52, 55})
    void aHiddenInterfaceIsReachedThroughAPublicClassOfItsPackage(int version) {
        addInterface("hidden/Fields", 0, Opcodes.V11);
        ClassWriter heir = new ClassWriter(0);
        heir.visit(Opcodes.V11, ACC_PUBLIC | ACC_SUPER, "hidden/Heir", null, "java/lang/Object", new String[] {
            "hidden/Fields"
        });
        classes.add("hidden/Heir", heir);
        addUser("old/User", version, "hidden/Heir");

        expectForgetting("old.User");
    }

    private void expectForgetting(String user) {
        for (int i = 0; i < 2; i++) {
            assertThat(names(user)).containsExactly("first");
            names(user).add("polluted");
            assertThat(names(user)).hasSize(2);
            Isolation.reset();
        }
    }

    @SuppressWarnings("unchecked") // the generated method says so
    private List<String> names(String user) {
        return (List<String>) classes.call(user, "names");
    }

    private void addInterface(String name, int access, int version) {
        ClassWriter fields = type(version, access | ACC_INTERFACE | ACC_ABSTRACT, name);
        fields.visitField(ACC_PUBLIC | ACC_STATIC | ACC_FINAL, "NAMES", LIST, null, null)
                .visitEnd();
        addInitialiser(fields, name, version);
        classes.add(name, fields);
    }

    private void addUser(String name, int version, String owner) {
        ClassWriter user = type(version, ACC_PUBLIC | ACC_SUPER, name);
        addReader(user, owner);
        classes.add(name, user);
    }

    private static ClassWriter type(int version, int access, String name) {
        ClassWriter type =
                new ClassWriter(version < Opcodes.V1_7 ? ClassWriter.COMPUTE_MAXS : ClassWriter.COMPUTE_FRAMES);
        type.visit(version == 45 ? Opcodes.V1_1 : version, access, name, null, "java/lang/Object", null);
        return type;
    }

    /** {@code NAMES = 1 > 0 ? new ArrayList() : null; NAMES.add("first")}, by way of a subroutine where there were some. */
    private static void addInitialiser(ClassWriter type, String owner, int version) {
        MethodVisitor code = type.visitMethod(ACC_STATIC, "<clinit>", "()V", null, null);
        Label none = new Label();
        Label join = new Label();
        code.visitCode();
        code.visitInsn(Opcodes.ICONST_1);
        code.visitJumpInsn(Opcodes.IFLE, none);
        code.visitTypeInsn(Opcodes.NEW, "java/util/ArrayList");
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/util/ArrayList", "<init>", "()V", false);
        code.visitJumpInsn(Opcodes.GOTO, join);
        code.visitLabel(none);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitTypeInsn(Opcodes.CHECKCAST, "java/util/ArrayList");
        code.visitLabel(join);
        code.visitFieldInsn(Opcodes.PUTSTATIC, owner, "NAMES", LIST);
        if (version < Opcodes.V1_6) {
            Label subroutine = new Label();
            code.visitJumpInsn(Opcodes.JSR, subroutine);
            code.visitInsn(Opcodes.RETURN);
            code.visitLabel(subroutine);
            code.visitVarInsn(Opcodes.ASTORE, 0);
            addFirstName(code, owner);
            code.visitVarInsn(Opcodes.RET, 0);
        } else {
            addFirstName(code, owner);
            code.visitInsn(Opcodes.RETURN);
        }
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private static void addFirstName(MethodVisitor code, String owner) {
        code.visitFieldInsn(Opcodes.GETSTATIC, owner, "NAMES", LIST);
        code.visitLdcInsn("first");
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, "java/util/List", "add", "(Ljava/lang/Object;)Z", true);
        code.visitInsn(Opcodes.POP);
    }

    /** {@code public static List names() { return owner.NAMES; }}. */
    private static void addReader(ClassWriter type, String owner) {
        MethodVisitor code = type.visitMethod(ACC_PUBLIC | ACC_STATIC, "names", "()" + LIST, null, null);
        code.visitCode();
        code.visitFieldInsn(Opcodes.GETSTATIC, owner, "NAMES", LIST);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
