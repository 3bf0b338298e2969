package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A JVM whose memory is used up is not fit for another test. */
class FullJvmTest {

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void aHeapThatStaysNearlyFullTaints(int version) throws Exception {
        Jvm jvm = Jvm.run(version, List.of("-Xmx256m"), FullHeap.class);

        assertThat(jvm.output()).isEqualTo("the heap is nearly full" + System.lineSeparator());
        assertThat(jvm.exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void aHeapThatIsFullOfGarbageDoesNot(int version) throws Exception {
        Jvm jvm = Jvm.run(version, List.of("-Xmx256m"), FullOfGarbage.class);

        assertThat(jvm.output()).isEmpty();
        assertThat(jvm.exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    @EnabledOnOs(OS.LINUX)
    void memoryOutsideTheHeapThatStaysTaints(int version) throws Exception {
        Jvm jvm = Jvm.run(version, List.of("-Xmx64m", "-XX:MaxDirectMemorySize=1200m"), OutsideHeap.class);

        assertThat(jvm.output()).matches("memory outside the heap grows: \\d+ bytes\\s+");
        assertThat(jvm.exitCode()).isZero();
    }

    static final class FullHeap {

        private static final List<byte[]> KEPT = new ArrayList<>();

        public static void main(String[] arguments) {
            Isolation.remember();
            fill(KEPT);
            Isolation.reset();
            Isolation.taints().forEach(System.out::println);
        }

        static void fill(List<byte[]> kept) {
            Runtime runtime = Runtime.getRuntime();
            while (runtime.totalMemory() - runtime.freeMemory() < 0.92 * runtime.maxMemory()) {
                kept.add(new byte[10_000]);
            }
        }
    }

    static final class FullOfGarbage {

        public static void main(String[] arguments) {
            Isolation.remember();
            List<byte[]> garbage = new ArrayList<>();
            FullHeap.fill(garbage);
            garbage.clear();
            Isolation.reset();
            Isolation.taints().forEach(System.out::println);
        }
    }

    static final class OutsideHeap {

        private static final List<ByteBuffer> KEPT = new ArrayList<>();

        public static void main(String[] arguments) {
            Isolation.remember();
            Isolation.reset();
            for (int i = 0; i < 11; i++) {
                // Filled with zeros, so that it is there in fact.
                KEPT.add(ByteBuffer.allocateDirect(100 << 20));
            }
            Isolation.reset();
            Isolation.taints().forEach(System.out::println);
        }
    }
}
