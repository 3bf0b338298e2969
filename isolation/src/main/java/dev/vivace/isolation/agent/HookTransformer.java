package dev.vivace.isolation.agent;

import dev.vivace.isolation.runtime.Taints;
import dev.vivace.isolation.transform.Rewritten;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Puts hooks into classes of the JDK: into those that are loaded long before us, and into others if they ever are. */
final class HookTransformer implements ClassFileTransformer {

    private static final Set<String> HOOKED = Set.of(
            "java.lang.Class",
            "java.lang.Runtime",
            "java.lang.reflect.Field",
            "java.lang.invoke.MethodHandles$Lookup",
            "jdk.internal.reflect.Reflection",
            "java.lang.ProcessBuilder",
            "java.net.ServerSocket",
            "sun.nio.ch.ServerSocketChannelImpl");

    private final KeptClasses kept;

    private HookTransformer(KeptClasses kept) {
        this.kept = kept;
    }

    static void install(Instrumentation instrumentation, KeptClasses kept) {
        instrumentation.addTransformer(new HookTransformer(kept), true);
        List<Class<?>> hooked = new ArrayList<>();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (HOOKED.contains(type.getName())) {
                hooked.add(type);
            }
        }
        try {
            instrumentation.retransformClasses(hooked.toArray(new Class<?>[0]));
        } catch (UnmodifiableClassException e) {
            throw new IllegalStateException("Reflection of this JVM cannot be observed", e);
        }
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
        if (loader != null || name == null || !HOOKED.contains(name.replace('/', '.'))) {
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
        Rewritten made = new Rewritten(JdkHooks.put(name, bytes), Set.of(), Set.of());
        kept.add(null, bytes, made);
        return made.bytes();
    }
}
