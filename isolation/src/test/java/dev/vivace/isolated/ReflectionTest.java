package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.isolation.runtime.Taints;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Reflection, method handles and hidden classes: they initialise where the JVM would, and show classes as they were. */
class ReflectionTest {

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void finalFieldsLookFinal() throws ReflectiveOperationException {
        Field list = Holder.class.getDeclaredField("LIST");

        assertThat(Modifier.toString(list.getModifiers())).isEqualTo("static final");
        assertThat(list.toGenericString()).contains("static final java.util.List<java.lang.String>");
        assertThat(Modifier.isFinal(Holder.class.getDeclaredField("count").getModifiers()))
                .isFalse();
        assertThat(Modifier.isFinal(Code.class.getDeclaredField("text").getModifiers()))
                .isTrue();
    }

    @Test
    void finalFieldsCannotBeWritten() throws ReflectiveOperationException {
        Field list = Holder.class.getDeclaredField("LIST");
        list.setAccessible(true);

        assertThatThrownBy(() -> list.set(null, new ArrayList<>())).isInstanceOf(IllegalAccessException.class);
    }

    @Test
    void otherFieldsCanBeWrittenAndAreForgotten() throws ReflectiveOperationException {
        Field count = Holder.class.getDeclaredField("count");
        count.setInt(null, 7);
        assertThat(Holder.count).isEqualTo(7);

        Isolation.reset();

        assertThat(count.getInt(null)).isZero();
    }

    @Test
    void fieldsOfInterfacesAreCurrent() throws ReflectiveOperationException {
        Field list = Fields.class.getDeclaredField("LIST");
        Field number = Fields.class.getDeclaredField("NUMBER");
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            assertThat(list.get(null)).isSameAs(Fields.LIST);
            assertThat(Fields.LIST).isEmpty();
            assertThat(number.getLong(null)).isEqualTo(Fields.NUMBER);
            Fields.LIST.add("polluted");
        }
    }

    @Test
    void interfacesKeepTheirModifiers() {
        assertThat(Modifier.isPublic(Fields.class.getModifiers())).isFalse();
        assertThat(Modifier.isPublic(TopLevelFields.class.getModifiers())).isFalse();
        assertThat(TopLevelFields.LIST).isEmpty();
    }

    @Test
    void lookupsInitialise() throws ReflectiveOperationException {
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            MethodHandles.lookup().ensureInitialized(Announced.class);
            assertThat(Log.LINES).containsExactly("Announced");
        }
    }

    @Test
    void methodsInitialise() throws Throwable {
        MethodHandle size = MethodHandles.lookup().findStatic(Holder.class, "size", MethodType.methodType(int.class));
        Holder.LIST.add("polluted");
        Isolation.reset();
        assertThat(Holder.class.getDeclaredMethod("size").invoke(null)).isEqualTo(0);

        Holder.LIST.add("polluted");
        Isolation.reset();
        assertThat((int) size.invoke()).isZero();
    }

    @Test
    void handlesOfStaticFieldsThatOutliveAResetInitialise() throws Throwable {
        MethodHandle getter = MethodHandles.lookup().findStaticGetter(Holder.class, "count", int.class);
        MethodHandle setter = MethodHandles.lookup().findStaticSetter(Holder.class, "count", int.class);
        MethodHandle unreflected = MethodHandles.lookup().unreflectGetter(Holder.class.getDeclaredField("count"));
        setter.invoke(5);
        assertThat((int) getter.invoke()).isEqualTo(5);

        Isolation.reset();
        assertThat((int) getter.invoke()).isZero();

        Holder.count = 6;
        Isolation.reset();
        assertThat((int) unreflected.invoke()).isZero();
    }

    @Test
    void aHandleOfAnotherClassesStaticVariableIsATaint() throws ReflectiveOperationException {
        String foreign = ForeignVariable.class.getName();
        assertThat(Taints.all()).extracting(Taint::className).doesNotContain(foreign);

        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(ForeignVariable.class, "count", int.class);

        assertThat((int) handle.get()).isZero();
        assertThat(Taints.all()).extracting(Taint::className).contains(foreign);
    }

    @Test
    void aHandleOfOnesOwnStaticVariableIsCurrent() {
        OwnVariable.add();
        assertThat(OwnVariable.add()).isEqualTo(2);

        Isolation.reset();

        assertThat(OwnVariable.add()).isEqualTo(1);
        assertThat(Taints.all()).extracting(Taint::className).doesNotContain(OwnVariable.class.getName());
    }

    @Test
    void aHiddenClassWithAVariableIsATaint() throws IllegalAccessException {
        long before = hiddenTaints();

        MethodHandles.lookup().defineHiddenClass(hidden(false), true);
        assertThat(hiddenTaints()).isEqualTo(before);

        MethodHandles.lookup().defineHiddenClass(hidden(true), true);
        assertThat(hiddenTaints()).isEqualTo(before + 1);
    }

    private static long hiddenTaints() {
        return Taints.all().stream()
                .filter(taint -> taint.reason().contains("hidden class"))
                .count();
    }

    private static byte[] hidden(boolean withVariable) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_FINAL, "dev/vivace/isolated/Hidden", null, "java/lang/Object", null);
        if (withVariable) {
            writer.visitField(Opcodes.ACC_STATIC, "count", "I", null, null).visitEnd();
        }
        return writer.toByteArray();
    }

    static final class Log {
        static final List<String> LINES = new ArrayList<>();
    }

    static final class Announced {
        static {
            Log.LINES.add("Announced");
        }
    }

    static final class Holder {
        static final List<String> LIST = new ArrayList<>();
        static int count;

        static int size() {
            return LIST.size();
        }
    }

    enum Code {
        ONE;

        final String text = System.getProperty("isolated.text", "none");
    }

    interface Fields {
        List<String> LIST = new ArrayList<>();
        long NUMBER = System.nanoTime();
    }

    static final class OwnVariable {
        static int count;
        static final VarHandle COUNT = find();

        private static VarHandle find() {
            try {
                return MethodHandles.lookup().findStaticVarHandle(OwnVariable.class, "count", int.class);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        static int add() {
            return (int) COUNT.getAndAdd(1) + 1;
        }
    }
}
