package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is initialised together with a class, and by what: inherited interfaces, synchronized methods, nests. */
class ParentsTest {

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void interfacesThatOthersExtendAreInitialisedWithAClassToo() {
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            new Leaf();
            assertThat(Log.LINES).containsExactly("Grand", "Left", "Leaf");
        }
    }

    @Test
    void fieldsOfAnInterfaceReachedThroughAnImplementorInitialiseTheInterfaceOnly() {
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            assertThat(Reached.ROOT).isEqualTo("Root");
            assertThat(Log.LINES).containsExactly("Root");
        }
    }

    @Test
    void aClassWithoutStateOfItsOwnStillInitialisesItsInterfaces() {
        for (int i = 0; i < 2; i++) {
            Isolation.reset();
            new Stateless();
            assertThat(Log.LINES).containsExactly("Grand", "Left");
        }
    }

    @Test
    void privateStaticsOfNestmatesAreMadeAnew() {
        assertThat(Outer.Inner.bump()).isEqualTo(1);
        assertThat(Outer.Inner.bump()).isEqualTo(2);

        Isolation.reset();

        assertThat(Outer.Inner.bump()).isEqualTo(1);
    }

    @Test
    void aSynchronizedMethodDoesNotHoldTheMonitorWhileAnotherThreadInitialises() throws InterruptedException {
        assertThat(Busy.value()).isEqualTo(1);
        Isolation.reset();
        Gate.entered = new CountDownLatch(1);
        Gate.open = new CountDownLatch(1);
        Thread first = new Thread(() -> Busy.value(), "first");
        Thread second = new Thread(() -> Busy.value(), "second");
        first.start();
        Gate.entered.await();
        second.start();
        while (second.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }

        Gate.open.countDown();

        first.join(TimeUnit.SECONDS.toMillis(20));
        second.join(TimeUnit.SECONDS.toMillis(20));
        assertThat(first.isAlive() || second.isAlive()).isFalse();
    }

    static final class Log {
        static final List<String> LINES = new ArrayList<>();

        static String add(String line) {
            LINES.add(line);
            return line;
        }
    }

    interface Grand {
        String GRAND = Log.add("Grand");

        default String grand() {
            return GRAND;
        }
    }

    interface Left extends Grand {
        String LEFT = Log.add("Left");

        private String left() {
            return LEFT;
        }

        default String both() {
            return left() + grand();
        }
    }

    interface Right {
        String RIGHT = Log.add("Right");

        String right();
    }

    static final class Leaf implements Left, Right {
        static final String SELF = Log.add("Leaf");

        @Override
        public String right() {
            return SELF;
        }
    }

    static final class Stateless implements Left {}

    interface Root {
        String ROOT = Log.add("Root");

        default String root() {
            return ROOT;
        }
    }

    static final class Reached implements Root {
        static final String SELF = Log.add("Reached");
    }

    static final class Outer {
        private static int count;

        static final class Inner {
            static int bump() {
                return ++count;
            }
        }
    }

    static final class Gate {
        static CountDownLatch entered;
        static CountDownLatch open;
    }

    /** Its initialiser calls a synchronized method of its own while another thread waits for the class. */
    static final class Busy {
        static int value = initial();

        private static int initial() {
            if (Gate.entered != null) {
                Gate.entered.countDown();
                try {
                    Gate.open.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            return one();
        }

        private static synchronized int one() {
            return 1;
        }

        static synchronized int value() {
            return value;
        }
    }
}
