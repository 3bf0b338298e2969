package dev.vivace.isolation.agent;

import dev.vivace.isolation.runtime.Taints;
import dev.vivace.isolation.transform.Rewritten;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Puts hooks into classes of the JDK: into those that are loaded long before us, and into others if they ever are. The
 * former are redefined, so that the hooks are part of what others, who transform these classes later, begin with.
 */
final class HookTransformer implements ClassFileTransformer {

    private static final Set<String> HOOKED = Set.of(
            "java/lang/Class",
            "java/lang/ClassLoader",
            "java/lang/Runtime",
            "java/lang/StackTraceElement",
            "java/lang/reflect/Field",
            "java/lang/invoke/MethodHandles$Lookup",
            "jdk/internal/reflect/Reflection",
            "java/lang/ProcessBuilder",
            "java/net/ServerSocket",
            "sun/nio/ch/ServerSocketChannelImpl",
            "sun/nio/ch/AsynchronousServerSocketChannelImpl",
            "sun/nio/ch/DatagramChannelImpl");

    private final KeptClasses kept;

    private HookTransformer(KeptClasses kept) {
        this.kept = kept;
    }

    static void install(Instrumentation instrumentation, KeptClasses kept) {
        instrumentation.addTransformer(new HookTransformer(kept), false);
        List<ClassDefinition> loaded = new ArrayList<>();
        try {
            for (Class<?> type : instrumentation.getAllLoadedClasses()) {
                if (type.getClassLoader() == null && HOOKED.contains(internalName(type))) {
                    loaded.add(new ClassDefinition(type, original(type)));
                }
            }
            instrumentation.redefineClasses(loaded.toArray(new ClassDefinition[0]));
        } catch (UnmodifiableClassException | ClassNotFoundException | IOException e) {
            throw new IllegalStateException("Vivace cannot isolate tests in this JVM: its reflection is closed.", e);
        }
    }

    private static String internalName(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    private static byte[] original(Class<?> type) throws IOException {
        try (InputStream in = type.getModule().getResourceAsStream(internalName(type) + ".class")) {
            return in.readAllBytes();
        }
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
        if (loader != null || name == null || !HOOKED.contains(name)) {
            return null;
        }
        try {
            Rewritten known = kept.find(null, bytes);
            return known == null ? hooked(name, bytes) : known.bytes();
        } catch (RuntimeException | Error e) {
            Taints.add(name.replace('/', '.'), "it cannot be observed: " + e);
            return null;
        }
    }

    private byte[] hooked(String name, byte[] bytes) {
        Rewritten made = new Rewritten(JdkHooks.put(name, bytes), Set.of(), Set.of(), false);
        kept.add(null, bytes, made);
        return made.bytes();
    }
}
