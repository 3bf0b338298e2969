package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.undo;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is collected after a reset does not reach what is static then. */
class FinalizersTest {

    @Test
    void objectsOfBeforeTakeNothingAwayFromThoseOfNow() throws Exception {
        undo(() -> Registry.NAMED.put("first", new Registered("first")), () -> {
            Registered second = new Registered("first");
            Registry.NAMED.put("first", second);
            collect();
            assertThat(Registry.NAMED).containsEntry("first", second);
        });
    }

    @Test
    void objectsOfNowHaveTheirFinalizer() throws Exception {
        undo(() -> {}, () -> {
            Registry.NAMED.put("lost", null);
            make("lost");
            collect();
            assertThat(Registry.NAMED).doesNotContainKey("lost");
        });
    }

    private static void make(String name) {
        assertThat(new Registered(name).name).isEqualTo(name);
    }

    /** Until what nobody holds is collected, and finalizers have run. */
    private static void collect() throws InterruptedException {
        ReferenceQueue<Object> collected = new ReferenceQueue<>();
        WeakReference<Object> sentinel = new WeakReference<>(new Object(), collected);
        System.gc();
        assertThat(collected.remove(10_000)).isSameAs(sentinel);
        System.runFinalization();
    }

    private static final class Registry {
        static final Map<String, Registered> NAMED = new HashMap<>();
    }

    private static final class Registered {

        private final String name;

        Registered(String name) {
            this.name = name;
        }

        @Override
        @SuppressWarnings({"deprecation", "removal"}) // old libraries have them
        protected void finalize() {
            Registry.NAMED.remove(name);
        }
    }
}
