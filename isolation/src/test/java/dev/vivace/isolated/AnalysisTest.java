package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the analysis of initialisers takes for constant, and what it must not. */
class AnalysisTest {

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void whatIsMadeOfConstantsStaysTheSame() {
        Pattern pattern = Constants.PATTERN;
        Object lock = Constants.LOCK;
        AtomicIntegerFieldUpdater<Constants> updater = Constants.UPDATER;

        Isolation.reset();

        assertThat(Constants.PATTERN).isSameAs(pattern);
        assertThat(Constants.LOCK).isSameAs(lock);
        assertThat(Constants.UPDATER).isSameAs(updater);
    }

    @Test
    void flagsFromPropertiesAreReadAgain() {
        assertThat(Flags.debug()).isFalse();
        Isolation.reset();
        System.setProperty("isolated.debug", "true");
        try {
            assertThat(Flags.debug()).isTrue();
        } finally {
            System.clearProperty("isolated.debug");
        }
    }

    @Test
    void randomNumbersAreDrawnAgain() {
        double before = Flags.RANDOM;

        Isolation.reset();

        assertThat(Flags.RANDOM).isNotEqualTo(before);
    }

    @Test
    void mutableObjectsThatImmutableOnesGiveAreMadeAnew() {
        assertThat(Flags.MATCHER.find()).isTrue();
        assertThat(Flags.MATCHER.find()).isFalse();

        Isolation.reset();

        assertThat(Flags.MATCHER.find()).isTrue();
    }

    @Test
    void callsThroughHandlesHappenAgain() {
        assertThat(Called.touch()).isEqualTo(1);

        Isolation.reset();

        assertThat(Called.touch()).isEqualTo(1);
    }

    @Test
    void assertionsStayAsTheyWere() {
        boolean before = Asserting.isAsserting();

        Isolation.reset();

        assertThat(Asserting.isAsserting()).isEqualTo(before).isTrue();
    }

    static final class Constants {
        static final Pattern PATTERN = Pattern.compile("a+");
        static final Object LOCK = new Object();
        static final AtomicIntegerFieldUpdater<Constants> UPDATER =
                AtomicIntegerFieldUpdater.newUpdater(Constants.class, "value");
        static int variable;

        volatile int value;
    }

    static final class Flags {
        private static final boolean DEBUG = Boolean.getBoolean("isolated.debug");
        static final double RANDOM = Math.random();
        static final Matcher MATCHER = Pattern.compile("a").matcher("a");

        static boolean debug() {
            return DEBUG;
        }
    }

    static final class Counted {
        static int count;

        static void add() {
            count++;
        }
    }

    static final class Called {
        static final MethodHandle HANDLE;

        static {
            try {
                HANDLE = MethodHandles.lookup().findStatic(Counted.class, "add", MethodType.methodType(void.class));
                HANDLE.invokeExact();
            } catch (Throwable e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        static int touch() {
            return Counted.count;
        }
    }

    static final class Asserting {
        static int variable;

        static boolean isAsserting() {
            try {
                assert variable > 0;
                return false;
            } catch (AssertionError e) {
                return true;
            }
        }
    }
}
