package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.isolation.runtime.Taints;
import java.lang.invoke.MethodHandles;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Generators of classes remember in a static field what they defined, forget it, and define it again. */
class GeneratorsTest {

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void theSameClassMayBeDefinedAgainAfterAReset() throws IllegalAccessException {
        Class<?> first = Generator.byLookup("ByLookup", 1);
        Isolation.reset();

        assertThat(Generator.byLookup("ByLookup", 1)).isSameAs(first);
    }

    @Test
    void theSameClassMayBeDefinedAgainByItsLoader() {
        Loader loader = new Loader();
        Class<?> first = Generator.byLoader(loader, "ByLoader");
        Isolation.reset();

        assertThat(Generator.byLoader(loader, "ByLoader")).isSameAs(first);
    }

    @Test
    void withoutAResetTheJvmRefusesAsEver() throws IllegalAccessException {
        byte[] bytes = Generator.bytes("Twice", 1);
        MethodHandles.lookup().defineClass(bytes);

        assertThatThrownBy(() -> MethodHandles.lookup().defineClass(bytes)).isInstanceOf(LinkageError.class);

        Isolation.reset();
        MethodHandles.lookup().defineClass(bytes);
        assertThatThrownBy(() -> MethodHandles.lookup().defineClass(bytes)).isInstanceOf(LinkageError.class);
    }

    @Test
    void anotherClassOfTheSameNameIsATaint() throws IllegalAccessException {
        Generator.byLookup("Another", 1);
        Isolation.reset();

        assertThatThrownBy(() -> Generator.byLookup("Another", 2)).isInstanceOf(LinkageError.class);

        assertThat(Taints.all()).extracting(Taint::className).contains("dev.vivace.isolated.Another");
    }

    static final class Loader extends ClassLoader {

        Loader() {
            super(GeneratorsTest.class.getClassLoader());
        }

        Class<?> define(byte[] bytes) {
            return defineClass("dev.vivace.isolated.ByLoader", bytes, 0, bytes.length);
        }
    }

    static final class Generator {
        private static final Map<String, Class<?>> DEFINED = new HashMap<>();

        static Class<?> byLookup(String name, int constant) throws IllegalAccessException {
            if (!DEFINED.containsKey(name)) {
                DEFINED.put(name, MethodHandles.lookup().defineClass(bytes(name, constant)));
            }
            return DEFINED.get(name);
        }

        static Class<?> byLoader(Loader loader, String name) {
            return DEFINED.computeIfAbsent(name, any -> loader.define(bytes(name, 1)));
        }

        static byte[] bytes(String name, int constant) {
            ClassWriter writer = new ClassWriter(0);
            writer.visit(
                    Opcodes.V17, Opcodes.ACC_PUBLIC, "dev/vivace/isolated/" + name, null, "java/lang/Object", null);
            writer.visitField(Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, "N", "I", null, constant)
                    .visitEnd();
            return writer.toByteArray();
        }
    }
}
