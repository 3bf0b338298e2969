package attached;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.tools.attach.VirtualMachine;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Does what mocking frameworks do: attaches an agent to its own JVM. */
public abstract class Attaching {

    private static Instrumentation instrumentation;

    @TempDir
    Path directory;

    public static void agentmain(String arguments, Instrumentation given) {
        instrumentation = given;
    }

    @Test
    void usesMethodHandlesWhileTheAgentLooksAtEveryClass() throws Throwable {
        VirtualMachine self =
                VirtualMachine.attach(Long.toString(ProcessHandle.current().pid()));
        self.loadAgent(agent().toString());
        self.detach();
        instrumentation.addTransformer(new ClassFileTransformer() {});

        MethodHandle add = MethodHandles.lookup()
                .findStatic(
                        Attaching.class,
                        "add",
                        MethodType.methodType(int.class, int.class, long.class, String.class));
        assertEquals(6, (int) add.invokeExact(1, 2L, "abc"));
        assertEquals(8, (int) MethodHandles.insertArguments(add, 0, 5).invokeExact(2L, "x"));
    }

    private static int add(int first, long second, String third) {
        return first + (int) second + third.length();
    }

    private Path agent() throws Exception {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.putValue("Agent-Class", Attaching.class.getName());
        attributes.putValue("Can-Retransform-Classes", "true");
        Path jar = directory.resolve("agent.jar");
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        return jar;
    }
}

class First extends Attaching {}

class Second extends Attaching {}

class Third extends Attaching {}
