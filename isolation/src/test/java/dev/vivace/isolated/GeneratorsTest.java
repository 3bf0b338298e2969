package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.taintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.isolation.runtime.Taints;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.modifier.Ownership;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
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

    @Test
    void aClassOfTheProgramWithAVariableIsATaint() {
        assertThat(taintsOf(() -> define("Counting", Opcodes.ACC_STATIC, "I")))
                .extracting(Taint::toString)
                .containsExactly("dev.vivace.isolated.Counting: it is made at run time and has static variables");
        assertThat(taintsOf(() -> define("Listing", Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, "Ljava/util/List;")))
                .hasSize(1);
    }

    @Test
    void whatAGeneratorKeepsForItselfIsNot() {
        assertThat(taintsOf(() -> {
                    define("Passing", Opcodes.ACC_STATIC, "[Ljava/lang/reflect/Method;");
                    define("Delegating", Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC, "Ljava/util/List;");
                    Proxy.newProxyInstance(
                            GeneratorsTest.class.getClassLoader(), new Class<?>[] {Supplier.class}, (a, b, c) -> null);
                }))
                .isEmpty();
    }

    @Test
    void noClassOfAGeneratorThatIsNotResetIsATaint() {
        assertThat(taintsOf(() -> new ByteBuddy()
                        .subclass(Object.class)
                        .name("dev.vivace.isolated.Built")
                        .defineField("count", int.class, Ownership.STATIC)
                        .make()
                        .load(
                                GeneratorsTest.class.getClassLoader(),
                                ClassLoadingStrategy.UsingLookup.of(MethodHandles.lookup()))))
                .isEmpty();
    }

    @Test
    void noClassInALoaderOfItsOwnIsATaint() {
        byte[] bytes = Generator.bytes("ByLoader", Opcodes.ACC_STATIC, "I", null);

        assertThat(taintsOf(() -> new Loader().define(bytes))).isEmpty();
    }

    private static void define(String name, int access, String descriptor) {
        try {
            MethodHandles.lookup().defineClass(Generator.bytes(name, access, descriptor, null));
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
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
            return bytes(name, Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, "I", constant);
        }

        static byte[] bytes(String name, int access, String descriptor, Object value) {
            ClassWriter writer = new ClassWriter(0);
            writer.visit(
                    Opcodes.V17, Opcodes.ACC_PUBLIC, "dev/vivace/isolated/" + name, null, "java/lang/Object", null);
            writer.visitField(access, "N", descriptor, null, value).visitEnd();
            return writer.toByteArray();
        }
    }
}
