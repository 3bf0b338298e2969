package dev.vivace.isolated;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.objectweb.asm.ClassWriter;

/** A loader of class files that no compiler of today writes, which it also gives as resources, as a program's would. */
final class GeneratedClasses extends ClassLoader {

    private final Map<String, byte[]> files = new HashMap<>();
    private final Map<String, byte[]> resources = new HashMap<>();
    private final Map<String, Supplier<InputStream>> firstAnswers = new HashMap<>();

    GeneratedClasses() {
        super(GeneratedClasses.class.getClassLoader());
    }

    void add(String internalName, ClassWriter file) {
        addUnseen(internalName, file);
        pretend(internalName, file);
    }

    /** Only defines it, as a generator of classes does. */
    void addUnseen(String internalName, ClassWriter file) {
        files.put(internalName, file.toByteArray());
    }

    /** Only shows it as a resource, whatever is defined. */
    void pretend(String internalName, ClassWriter file) {
        resources.put(internalName, file.toByteArray());
    }

    /** Who asks for a resource for the first time gets this. */
    void answerFirst(String internalName, Supplier<InputStream> answer) {
        firstAnswers.put(internalName, answer);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = files.get(name.replace('.', '/'));
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        Supplier<InputStream> answer = firstAnswers.remove(name.replace(".class", ""));
        if (answer != null) {
            return answer.get();
        }
        byte[] bytes = resources.get(name.replace(".class", ""));
        return bytes == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(bytes);
    }

    /** Calls a static method without parameters. */
    Object call(String className, String method) {
        try {
            return Class.forName(className, true, this).getMethod(method).invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
