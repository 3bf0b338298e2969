package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.isolation.runtime.Taints;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Code that the JVM has compiled, linked once, or cannot show us. */
class CompiledCodeTest {

    /** More than enough for both compilers. */
    private static final int OFTEN = 30_000;

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void finalFieldsAreNotFoldedIntoHotCode() {
        expectForgotten(() -> Finals.LIST);
    }

    @Test
    void fieldsOfInterfacesAreNotFoldedIntoHotCode() {
        expectForgotten(() -> Fields.LIST);
    }

    private static void expectForgotten(Supplier<List<String>> reader) {
        assertThat(sumOfSizes(reader)).isZero();
        reader.get().add("polluted");
        assertThat(sumOfSizes(reader)).isEqualTo(OFTEN);

        Isolation.reset();

        assertThat(sumOfSizes(reader)).isZero();
    }

    private static int sumOfSizes(Supplier<List<String>> reader) {
        int sum = 0;
        for (int i = 0; i < OFTEN; i++) {
            sum += reader.get().size();
        }
        return sum;
    }

    @Test
    void lambdasAndMethodReferencesThatOutliveAResetInitialise() {
        IntSupplier lambda = () -> Finals.LIST.size();
        IntSupplier reference = Finals::size;
        Supplier<Finals> constructor = Finals::new;
        Finals.LIST.add("polluted");

        Isolation.reset();
        assertThat(reference.getAsInt()).isZero();

        Finals.LIST.add("polluted");
        Isolation.reset();
        assertThat(lambda.getAsInt()).isZero();

        Finals.LIST.add("polluted");
        Isolation.reset();
        assertThat(constructor.get().seen).isZero();
    }

    @Test
    void aClassWithNativeMethodsIsATaintOnceItIsInitialisedAgain() {
        WithNatives.LIST.add("polluted");
        assertThat(Taints.all()).extracting(Taint::className).doesNotContain(WithNatives.class.getName());
        Isolation.reset();

        assertThat(WithNatives.LIST).isEmpty();

        assertThat(Taints.all()).extracting(Taint::className).contains(WithNatives.class.getName());
    }

    static final class Finals {
        static final List<String> LIST = new ArrayList<>();

        final int seen = LIST.size();

        static int size() {
            return LIST.size();
        }
    }

    interface Fields {
        List<String> LIST = new ArrayList<>();
    }

    static final class WithNatives {
        static final List<String> LIST = new ArrayList<>();

        static native void neverCalled();
    }
}
