package dev.vivace.isolation.state;

import dev.vivace.isolation.runtime.Access;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Set;

/** What the program has made this JVM load and initialise of the JDK, and of frameworks. To look is not to load. */
public final class Jdk {

    private final MethodHandle isUninitialised = uninitialised();
    private final Method bootPackages;
    private final Method findLoaded;
    private Set<String> packages = Set.of();

    public Jdk() throws ReflectiveOperationException {
        bootPackages = Internals.method(Class.forName("jdk.internal.loader.BootLoader"), "getSystemPackageNames");
        findLoaded = Internals.method(ClassLoader.class, "findLoadedClass0", String.class);
        look();
    }

    private static MethodHandle uninitialised() throws ReflectiveOperationException {
        Class<?> unsafe = Class.forName("jdk.internal.misc.Unsafe");
        Object instance = Internals.method(unsafe, "getUnsafe").invoke(null);
        return Access.lookup()
                .findVirtual(unsafe, "shouldBeInitialized", MethodType.methodType(boolean.class, Class.class))
                .bindTo(instance);
    }

    /** Sees what has been loaded since. */
    void look() throws ReflectiveOperationException {
        packages = Set.of((String[]) bootPackages.invoke(null));
    }

    public JdkClass type(String name) {
        return new JdkClass(this, name);
    }

    /** Null where it is not loaded, nor any other class of its package. */
    Class<?> findLoaded(String name) throws ReflectiveOperationException {
        String packageName = name.substring(0, name.lastIndexOf('.'));
        if (packages.contains(packageName.replace('.', '/'))) {
            return Class.forName(name, false, null);
        }
        Class<?> ofPlatform = (Class<?>) findLoaded.invoke(ClassLoader.getPlatformClassLoader(), name);
        return ofPlatform == null ? (Class<?>) findLoaded.invoke(ClassLoader.getSystemClassLoader(), name) : ofPlatform;
    }

    boolean isInitialised(Class<?> type) {
        try {
            return !(boolean) isUninitialised.invokeExact(type);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
