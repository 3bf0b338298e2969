package dev.vivace.isolation;

import java.io.File;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.util.jar.JarFile;

/**
 * Where the JVM enters: {@code -javaagent:vivace-isolation.jar}. This class is loaded by the application's loader; all
 * others of this jar must be seen by every class, and come from the boot loader.
 */
public final class Agent {

    private Agent() {}

    public static void premain(String arguments, Instrumentation instrumentation)
            throws IOException, ReflectiveOperationException, URISyntaxException {
        if (ClassLoader.getSystemResource("dev/vivace/isolation/agent/Setup.class") != null && !isBooted()) {
            File jar = new File(Agent.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            instrumentation.appendToBootstrapClassLoaderSearch(new JarFile(jar));
        }
        try {
            Class.forName("dev.vivace.isolation.agent.Setup", true, null)
                    .getMethod("install", String.class, Instrumentation.class)
                    .invoke(null, arguments, instrumentation);
        } catch (InvocationTargetException e) {
            refuse(e.getCause());
        }
    }

    /** Before the program begins, so that nothing is printed among what it prints; the JVM itself would dump its core. */
    private static void refuse(Throwable problem) {
        if (problem instanceof IllegalStateException || problem instanceof IllegalArgumentException) {
            System.err.println(problem.getMessage());
        } else {
            problem.printStackTrace();
        }
        Runtime.getRuntime().halt(1);
    }

    /** Whether the jar is on the boot class path already, as {@code -Xbootclasspath/a} puts it. */
    private static boolean isBooted() {
        try {
            Class.forName("dev.vivace.isolation.runtime.Epoch", false, null);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
