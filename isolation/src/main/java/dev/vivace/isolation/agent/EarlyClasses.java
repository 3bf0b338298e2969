package dev.vivace.isolation.agent;

import dev.vivace.isolation.runtime.Taints;
import java.io.File;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.net.URISyntaxException;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * The classes outside the JDK that were loaded before us: they can no longer get members. Those of other agents are as
 * good as the JDK's. A program's own mean that it began without us, out of an archive for example.
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

    /** Their names; refuses a JVM in which the program has begun. */
    List<String> checked() {
        List<String> names = new ArrayList<>();
        boolean ownSystemLoader = System.getProperty("java.system.class.loader") != null;
        for (Class<?> type : classes) {
            if (ownSystemLoader && !isOfAgent(type)) {
                Taints.add(type.getName(), "it was loaded before it could be instrumented");
            } else if (!isOfAgent(type)) {
                throw new IllegalStateException("Vivace cannot isolate tests in this JVM: " + type.getName()
                        + " was loaded before the agent, out of an archive of classes that was made without it"
                        + " (-XX:AOTCache, -XX:SharedArchiveFile). Leave the archive out, or make it with the agent.");
            }
            names.add(type.getName().replace('.', '/'));
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
}
