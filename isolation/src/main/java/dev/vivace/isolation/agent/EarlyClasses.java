package dev.vivace.isolation.agent;

import dev.vivace.isolation.runtime.Access;
import dev.vivace.isolation.runtime.Taints;
import dev.vivace.isolation.transform.Frozen;
import dev.vivace.isolation.transform.ResetTransformation;
import java.io.File;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodType;
import java.net.URISyntaxException;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * The classes outside the JDK that were loaded before us: they can no longer get members. Those of other agents are as
 * good as the JDK's; what agents have loaded from the class path may have state. Where there is an archive of classes, the
 * program itself has begun without us.
 */
final class EarlyClasses {

    private final List<Class<?>> classes;

    private EarlyClasses(List<Class<?>> classes) {
        this.classes = classes;
    }

    static EarlyClasses of(Instrumentation instrumentation) {
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        List<Class<?>> early = new ArrayList<>();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            ClassLoader loader = type.getClassLoader();
            if (loader != null
                    && loader != platform
                    && !type.isArray()
                    && type.getName().indexOf('/') < 0) {
                early.add(type);
            }
        }
        return new EarlyClasses(early);
    }

    /** Their internal names; refuses a JVM in which the program has begun. */
    List<String> checked() {
        List<String> names = new ArrayList<>();
        List<Class<?>> strange = new ArrayList<>();
        for (Class<?> type : classes) {
            names.add(type.getName().replace('.', '/'));
            if (!isOfAgent(type)) {
                strange.add(type);
            }
        }
        if (!strange.isEmpty() && hasArchive()) {
            throw new IllegalStateException("Vivace cannot isolate tests in this JVM: "
                    + strange.get(0).getName()
                    + " was loaded before the agent, out of an archive of classes that was made without it"
                    + " (-XX:AOTCache, -XX:SharedArchiveFile). Leave the archive out, or make it with the agent.");
        }
        for (Class<?> type : strange) {
            if (hasState(type)) {
                Taints.add(type.getName(), "it was loaded before it could be instrumented");
            }
        }
        return names;
    }

    private static boolean isOfAgent(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            return true;
        }
        try {
            File file = new File(source.getLocation().toURI());
            if (!file.isFile()) {
                return false;
            }
            try (JarFile jar = new JarFile(file)) {
                Manifest manifest = jar.getManifest();
                return manifest != null && manifest.getMainAttributes().getValue("Premain-Class") != null;
            }
        } catch (IOException | URISyntaxException | IllegalArgumentException e) {
            return false;
        }
    }

    private static boolean hasArchive() {
        try {
            Class<?> machine = Class.forName("jdk.internal.misc.VM");
            String[] arguments = (String[]) Access.lookup()
                    .findStatic(machine, "getRuntimeArguments", MethodType.methodType(String[].class))
                    .invoke();
            for (String argument : arguments) {
                if (argument.startsWith("-XX:AOTCache=") || argument.startsWith("-XX:SharedArchiveFile=")) {
                    return true;
                }
            }
            return false;
        } catch (Throwable e) {
            // Who cannot ask has to fear the worst.
            return true;
        }
    }

    private static boolean hasState(Class<?> type) {
        LoaderClasses source = new LoaderClasses(type.getClassLoader(), KeptClasses.in(null));
        return new ResetTransformation(source, Frozen.ofThisJvm(List.of()))
                .hasState(type.getName().replace('.', '/'));
    }
}
