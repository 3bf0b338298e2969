package dev.vivace.isolation.agent;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What the JDK has to tell us, and must not show. */
final class JdkHooks {

    private static final String STRING = "Ljava/lang/String;";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String CLASS = "Ljava/lang/Class;";
    private static final String FIELD = "Ljava/lang/reflect/Field;";
    private static final String METHOD = "Ljava/lang/reflect/Method;";
    private static final String LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;";
    private static final String METHOD_HANDLE = "Ljava/lang/invoke/MethodHandle;";
    private static final String VAR_HANDLE = "Ljava/lang/invoke/VarHandle;";
    private static final String FRAMES = "[Ljava/lang/StackTraceElement;";
    private static final String SOCKET_ADDRESS = "Ljava/net/SocketAddress;";

    private static final Set<String> SERVERS = Set.of(
            "java/net/ServerSocket",
            "sun/nio/ch/ServerSocketChannelImpl",
            "sun/nio/ch/AsynchronousServerSocketChannelImpl");

    private static final List<Hook> OF_SERVERS =
            List.of(Hook.before("bind", SOCKET_ADDRESS + "I", "Resources.openingPort", "()V"));

    private static final Map<String, List<Hook>> HOOKS = Map.of(
            "java/lang/Runtime",
            List.of(
                    Hook.before("load(Library)?0", CLASS + STRING, "Resources.loadingLibrary", "()V"),
                    Hook.before("exit", "I)", "Exits.called", "()V")),
            "java/lang/StackTraceElement",
            List.of(
                    // Since JDK 21 of an object.
                    Hook.after("of", "Ljava/lang/Throwable;I", "Traces.shown", "(" + FRAMES + ")" + FRAMES),
                    Hook.after("of", OBJECT + "I", "Traces.shown", "(" + FRAMES + ")" + FRAMES)),
            "java/lang/ProcessBuilder",
            List.of(Hook.before("start", "[Ljava/lang/ProcessBuilder$Redirect;", "Resources.startingProcess", "()V")),
            // Sockets for datagrams bind through one, too.
            "sun/nio/ch/DatagramChannelImpl",
            List.of(Hook.before(
                    "bind",
                    SOCKET_ADDRESS + ")Ljava/nio/channels/DatagramChannel;",
                    "Resources.bindingDatagrams",
                    "(" + SOCKET_ADDRESS + ")V",
                    1)),
            "java/lang/reflect/Field",
            List.of(
                    // get(Object), getInt(Object), set(Object, Object), setInt(Object, int) and so on.
                    Hook.before("(get|set)[A-Z]?[a-z]*", OBJECT, "Reflected.beforeAccess", "(" + FIELD + ")V", 0)),
            "java/lang/Class",
            List.of(
                    Hook.after("forName", STRING + ")", "Reflected.found", "(" + CLASS + ")" + CLASS),
                    Hook.after("forName", STRING + "Z", "Reflected.found", "(" + CLASS + "Z)" + CLASS, 1)),
            "java/lang/ClassLoader",
            List.of(Hook.instead(
                    "defineClass",
                    STRING + "[BIILjava/security/ProtectionDomain;)",
                    "DefinedClasses.again",
                    "(Ljava/lang/ClassLoader;" + STRING + "[BII)" + CLASS,
                    0,
                    1,
                    2,
                    3,
                    4)),
            "jdk/internal/reflect/Reflection",
            List.of(
                    Hook.before("filterFields", "", "Reflected.visible", "([" + FIELD + ")[" + FIELD, 1),
                    Hook.before("filterMethods", "", "Reflected.visible", "([" + METHOD + ")[" + METHOD, 1)),
            "java/lang/invoke/MethodHandles$Lookup",
            List.of(
                    Hook.after("ensureInitialized", CLASS, "Reflected.found", "(" + CLASS + ")" + CLASS),
                    Hook.after(
                            "findStatic[GS]etter",
                            CLASS,
                            "Lookups.found",
                            "(" + METHOD_HANDLE + CLASS + STRING + ")" + METHOD_HANDLE,
                            1,
                            2),
                    Hook.after(
                            "unreflect[GS]etter",
                            FIELD,
                            "Lookups.found",
                            "(" + METHOD_HANDLE + FIELD + ")" + METHOD_HANDLE,
                            1),
                    Hook.after(
                            "findStaticVarHandle",
                            CLASS,
                            "Lookups.found",
                            "(" + VAR_HANDLE + LOOKUP + CLASS + STRING + ")" + VAR_HANDLE,
                            0,
                            1,
                            2),
                    Hook.after(
                            "unreflectVarHandle",
                            FIELD,
                            "Lookups.found",
                            "(" + VAR_HANDLE + LOOKUP + FIELD + ")" + VAR_HANDLE,
                            0,
                            1),
                    Hook.instead("defineClass", "[B)", "DefinedClasses.again", "(" + LOOKUP + "[B)" + CLASS, 0, 1),
                    Hook.before("defineHiddenClass(WithClassData)?", "[B", "HiddenClasses.defined", "([B)V", 1)));

    private JdkHooks() {}

    static byte[] put(String internalName, byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, 0);
        List<Hook> hooks = SERVERS.contains(internalName) ? OF_SERVERS : HOOKS.get(internalName);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] thrown) {
                        MethodVisitor code = super.visitMethod(access, name, descriptor, signature, thrown);
                        for (Hook hook : hooks) {
                            if (hook.fits(access, name, descriptor)) {
                                return hook.in(code);
                            }
                        }
                        return code;
                    }
                },
                0);
        return writer.toByteArray();
    }
}
