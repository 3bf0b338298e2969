package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Epoch;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.isolation.runtime.Taints;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** When and how often initialisers run: as the Java Language Specification says in 12.4. */
class InitialisationTest {

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void superclassesComeFirst() {
        touch();
        Isolation.reset();

        touch();

        assertThat(Log.LINES).containsExactly("Base", "Derived");
    }

    private static void touch() {
        assertThat(Derived.value).isEqualTo(2);
    }

    @Test
    void aFieldOfTheSuperclassReachedThroughTheSubclassInitialisesTheSuperclassOnly() {
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            assertThat(Derived.inherited).isEqualTo(1);
            assertThat(Log.LINES).containsExactly("Base");
        }
    }

    @Test
    void interfacesAreInitialisedWithTheirImplementorsOnlyIfTheyHaveDefaultMethods() {
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            new Implementor();
            assertThat(Log.LINES).containsExactly("WithDefault", "Implementor");
        }
    }

    @Test
    void aClassIsInitialisedBeforeTheArgumentsOfItsConstructor() {
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            new Logged(Log.add("argument"));
            assertThat(Log.LINES).containsExactly("Logged", "argument");
        }
    }

    @Test
    void cyclesEndWhereTheyBegan() {
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            assertThat(CycleA.value).isEqualTo(11);
            assertThat(CycleB.value).isEqualTo(1);
        }
    }

    @Test
    void parentsSeeNoEarlierValueOfAClassThatIsInitialisedWithThem() {
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            assertThat(Heir.value).isEqualTo("heir");
            assertThat(Ancestor.seen).isNull();
            assertThat(Log.LINES).containsExactly("Heir");
        }
    }

    @Test
    void whatAParentGivesToAClassStays() {
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            assertThat(Receiver.gift).isEqualTo("gift");
        }
    }

    @Test
    void aFailureIsThrownOnceAndTheClassIsUnusableUntilTheNextReset() {
        assertThat(Fragile.VALUE).isEqualTo(1);
        Isolation.reset();
        System.setProperty("isolated.break", "yes");
        try {
            assertThatThrownBy(() -> Fragile.VALUE.toString())
                    .isInstanceOf(ExceptionInInitializerError.class)
                    .hasCauseInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> Fragile.VALUE.toString())
                    .isInstanceOf(NoClassDefFoundError.class)
                    .hasMessageContaining(Fragile.class.getName());
        } finally {
            System.clearProperty("isolated.break");
        }
        assertThat(Taints.all())
                .extracting(Taint::toString)
                .containsOnlyOnce(Fragile.class.getName()
                        + ": its initialiser failed when run again: java.lang.IllegalStateException");
        Isolation.reset();

        assertThat(Fragile.VALUE).isEqualTo(1);
    }

    @Test
    void whoWaitsForAnInitialiserThatFailsFindsTheClassUnusable() throws Exception {
        assertThat(Awaited.VALUE).isEqualTo(1);
        Isolation.reset();
        FutureTask<Integer> waiting = new FutureTask<>(() -> Awaited.VALUE);
        Waiter.thread = new Thread(waiting);

        assertThatThrownBy(() -> Awaited.VALUE.toString())
                .isInstanceOf(ExceptionInInitializerError.class)
                .hasCauseInstanceOf(IllegalStateException.class);

        assertThatThrownBy(waiting::get)
                .cause()
                .isInstanceOf(NoClassDefFoundError.class)
                .hasMessageContaining(Awaited.class.getName())
                .hasCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    void anInitialiserThatFailsForAMissingLibraryDoesNotTaint() {
        assertThatThrownBy(() -> WithLibrary.VALUE.toString()).isInstanceOf(ExceptionInInitializerError.class);

        assertThat(Taints.all()).extracting(Taint::className).doesNotContain(WithLibrary.class.getName());
    }

    @Test
    void anInitialiserThatFailsForAMissingClassOfAnothersChoiceTaints() {
        assertThatThrownBy(() -> WithChoice.VALUE.toString()).isInstanceOf(ExceptionInInitializerError.class);

        assertThat(Taints.all()).extracting(Taint::className).contains(WithChoice.class.getName());
    }

    @Test
    void racingThreadsSeeOneInitialisationAndWaitForIt() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(6);
        try {
            for (int round = 0; round < 200; round++) {
                // A whole reset would end the threads.
                Epoch.next();
                Slow.RUNS.set(0);
                CountDownLatch start = new CountDownLatch(1);
                List<Future<Integer>> values = new ArrayList<>();
                for (int i = 0; i < 6; i++) {
                    values.add(threads.submit(() -> {
                        start.await();
                        return SlowUser.value;
                    }));
                }
                start.countDown();
                for (Future<Integer> value : values) {
                    assertThat(value.get()).isEqualTo(7);
                }
                assertThat(Slow.RUNS).hasValue(1);
            }
        } finally {
            threads.shutdown();
        }
    }

    static final class Log {
        static final List<String> LINES = new ArrayList<>();

        static String add(String line) {
            LINES.add(line);
            return line;
        }
    }

    static class Base {
        static int inherited = one();

        private static int one() {
            Log.add("Base");
            return 1;
        }
    }

    static final class Derived extends Base {
        static int value = inherited + 1;

        static {
            Log.add("Derived");
        }
    }

    @SuppressWarnings("ClassInitializationDeadlock") // what a superclass sees on this way round is the question
    static class Ancestor {
        static String seen = Heir.value;
    }

    static final class Heir extends Ancestor {
        static String value = "heir";

        static {
            Log.add("Heir");
        }
    }

    static class Giver {
        static {
            Receiver.gift = "gift";
        }
    }

    static final class Receiver extends Giver {
        static String gift;
    }

    interface WithDefault {
        String NAME = Log.add("WithDefault");

        default String name() {
            return NAME;
        }
    }

    interface WithoutDefault {
        String NAME = Log.add("WithoutDefault");

        String other();
    }

    static final class Implementor implements WithDefault, WithoutDefault {
        static final String SELF = Log.add("Implementor");

        @Override
        public String other() {
            return SELF;
        }
    }

    static final class Logged {
        static final String SELF = Log.add("Logged");

        Logged(String argument) {
            assertThat(argument).isNotNull();
        }
    }

    static final class CycleA {
        static int value = CycleB.value + 10;
    }

    static final class CycleB {
        static int value = CycleA.value + 1;
    }

    static final class Fragile {
        static final Integer VALUE = check();

        private static Integer check() {
            if (System.getProperty("isolated.break") != null) {
                throw new IllegalStateException("broken");
            }
            return 1;
        }
    }

    static final class Waiter {
        static Thread thread;
    }

    /** Fails once another thread waits for it. */
    static final class Awaited {
        static final Integer VALUE = check();

        private static Integer check() {
            if (Waiter.thread == null) {
                return 1;
            }
            Waiter.thread.start();
            while (Waiter.thread.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            throw new IllegalStateException("broken");
        }
    }

    static final class WithLibrary {
        static final Integer VALUE = Library.named("isolated.missing.Library");
    }

    static final class WithChoice {
        static final Integer VALUE =
                Library.named(System.getProperty("isolated.choice", "isolated.missing.") + "Choice");
    }

    static final class Library {
        static Integer named(String name) {
            try {
                return Class.forName(name).hashCode();
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException("library " + name + " is missing", e);
            }
        }
    }

    /** Counts on behalf of another: what counts must not be reset while racing. */
    static final class Slow {
        static final AtomicInteger RUNS = new AtomicInteger();
    }

    static final class SlowUser {
        static int value = slowly();

        private static int slowly() {
            Slow.RUNS.incrementAndGet();
            Thread.yield();
            return 7;
        }
    }
}
