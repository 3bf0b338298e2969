package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.taintsOf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** State is forgotten in parts, and put into words. */
class MicroscopeTest {

    private static final String KEY = "isolated.microscope";

    @BeforeEach
    void remember() {
        Isolation.remember();
        Isolation.reset();
    }

    @AfterEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void forgetsOneClassAndLeavesTheOthers() {
        One.count = 5;
        Other.count = 5;

        Isolation.reset(names(One.class), List.of());

        assertThat(One.count).isEqualTo(1);
        assertThat(Other.count).isEqualTo(5);
    }

    @Test
    void forgetsAClassAsOftenAsItIsAskedTo() {
        for (int i = 0; i < 3; i++) {
            One.count = 5;
            Isolation.reset(names(One.class), List.of());

            assertThat(One.count).isEqualTo(1);
        }
        One.count = 5;
        Isolation.reset();
        assertThat(One.count).isEqualTo(1);
    }

    @Test
    void forgetsOneFieldAndLeavesTheOthers() {
        One.count = 5;
        One.names.add("kept");
        List<String> names = One.names;

        Isolation.reset(List.of(One.class.getName() + "#count"), List.of());

        assertThat(One.count).isEqualTo(1);
        assertThat(One.names).isSameAs(names).containsExactly("kept");
    }

    @Test
    void forgetsFieldsOfInterfacesAndConstantsOfEnums() {
        Constants.NAMES.add("polluted");
        Coin.HEADS.seen = 5;

        Isolation.reset(names(Constants.class, Coin.class), List.of());

        assertThat(Constants.NAMES).isEmpty();
        assertThat(Coin.HEADS.seen).isZero();
    }

    @Test
    void forgetsWithoutATaint() {
        One.count = 5;

        assertThat(taintsOf(() -> Isolation.reset(names(One.class), Isolation.areas())))
                .isEmpty();
    }

    @Test
    void forgetsOneAreaOfTheJdkAndLeavesTheOthers() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tlh"));
        System.setProperty(KEY, "left");

        Isolation.reset(List.of(), List.of("the default locale"));

        assertThat(Locale.getDefault()).isEqualTo(before);
        assertThat(System.getProperty(KEY)).isEqualTo("left");
    }

    @Test
    void forgetsOneSystemPropertyAndLeavesTheOthers() {
        String home = System.getProperty("java.home");
        System.setProperty(KEY, "left");
        System.setProperty(KEY + ".other", "left");
        System.setProperty("java.home", "nowhere");

        Isolation.reset(List.of(), List.of("system property " + KEY, "system property java.home"));

        assertThat(System.getProperty(KEY)).isNull();
        assertThat(System.getProperty(KEY + ".other")).isEqualTo("left");
        assertThat(System.getProperty("java.home")).isEqualTo(home);
    }

    @Test
    void namesWhatElseCanBeForgotten() {
        assertThat(Isolation.areas())
                .contains("the system properties", "the default locale", "threads")
                .doesNotHaveDuplicates();
    }

    @Test
    void describesFieldsAndWhatIsInThem() {
        One.count = 5;
        One.names.add("a");
        One.sizes.put("b", 2);

        assertThat(described(One.class))
                .containsEntry("count", "5")
                .containsEntry("names", "1 element")
                .containsEntry("names[0]", "\"a\"")
                .containsEntry("sizes", "1 entry")
                .containsEntry("sizes[\"b\"]", "2")
                .containsEntry("nothing", "null")
                .containsEntry("ready", "false")
                .containsEntry("tail", Node.class.getName())
                .containsEntry("tail.text", "\"first\"")
                .containsEntry("tail.next.text", "\"second\"")
                .containsEntry("bytes", "1000 elements")
                .doesNotContainKey("bytes[0]");
    }

    @Test
    void describesConstantsOfEnumsWithTheirState() {
        Coin.HEADS.seen = 5;

        assertThat(described(Coin.class)).containsEntry("HEADS", "HEADS").containsEntry("HEADS.seen", "5");
    }

    @Test
    void runsNothingOfTheProgramForADescription() {
        assertThat(Hostile.value).isNotNull();

        assertThat(described(Hostile.class)).containsEntry("value", Hostile.class.getName());
    }

    @Test
    void asksNothingThatMayAskTheProgramOrWaitForIt() throws InterruptedException {
        assertThat(Busy.names).isEmpty();
        Map<String, String> fields = new ConcurrentHashMap<>();
        synchronized (Busy.names) {
            Thread observer = new Thread(() -> fields.putAll(described(Busy.class)));
            observer.start();
            observer.join(10_000);
        }

        assertThat(fields)
                .containsEntry("names", "java.util.Vector")
                .containsEntry("some", "java.util.TreeSet")
                .containsEntry("sorted", "2 elements")
                .containsEntry("clock", "java.time.Clock$OffsetClock")
                .containsEntry("begin", "1970-01-01T00:00:00Z");
    }

    @Test
    void describesEachFieldOfAClassThatIsTooLargeAndSaysThatThisIsNotAll() {
        assertThat(Large.first).hasSize(40);

        assertThat(described(Large.class))
                .containsEntry("fifth", "40 elements")
                .containsKey("first[39]")
                .doesNotContainKey("fifth[0]");
        assertThat(Isolation.describe(names(Large.class, One.class)))
                .containsKey("only part of " + Large.class.getName())
                .doesNotContainKey("only part of " + One.class.getName());
    }

    @Test
    void describesOnlyWhatWasUsedSinceTheLastReset() {
        One.count = 5;
        Isolation.reset();

        assertThat(described(One.class)).isEmpty();
        Isolation.initialise(List.of(One.class.getName()));
        assertThat(described(One.class)).containsEntry("count", "1");
    }

    @Test
    void describesWhatTheJdkKeeps() {
        System.setProperty(KEY, "x".repeat(1000));
        Locale.setDefault(Locale.GERMANY);
        TimeZone.setDefault(TimeZone.getTimeZone("GMT+01:00"));

        assertThat(Isolation.describe(List.of()))
                .containsEntry("system property " + KEY, "\"" + "x".repeat(59) + "…\"")
                .containsEntry("the default locale", "de_DE")
                .containsEntry("the default time zone", "GMT+01:00");
    }

    @Test
    void describesWhereThereAreNoSystemProperties() {
        One.count = 5;
        System.getProperties().clear();

        Map<String, String> lines = Isolation.describe(List.of(One.class.getName()));
        Isolation.reset();

        assertThat(lines).containsEntry(One.class.getName() + ".count", "5");
    }

    private static List<String> names(Class<?>... types) {
        return Stream.of(types).map(Class::getName).toList();
    }

    /** Fields of this class without its name before them. */
    private static Map<String, String> described(Class<?> type) {
        String prefix = type.getName() + ".";
        Map<String, String> fields = new HashMap<>();
        Isolation.describe(List.of(type.getName())).forEach((path, text) -> {
            if (path.startsWith(prefix)) {
                fields.put(path.substring(prefix.length()), text);
            }
        });
        return fields;
    }

    @SuppressWarnings("unused") // only a description reads it
    private static final class One {
        static int count = 1;
        static List<String> names = new ArrayList<>();
        static final Map<String, Integer> sizes = Collections.synchronizedMap(new HashMap<>());
        static Object nothing;
        static final AtomicBoolean ready = new AtomicBoolean();
        static final Node tail = new Node("first", new Node("second", null));
        static final byte[] bytes = new byte[1000];
    }

    private static final class Other {
        static int count = 1;
    }

    @SuppressWarnings("unused") // only a description reads it
    private static final class Node {
        final String text;
        final Node next;

        Node(String text, Node next) {
            this.text = text;
            this.next = next;
        }
    }

    @SuppressWarnings({"unused", "JdkObsolete", "JavaUtilDate"}) // only a description reads it
    private static final class Busy {
        static final Vector<String> names = new Vector<>();
        static final TreeSet<String> sorted = new TreeSet<>(Busy::compared);
        static final SortedSet<String> some;
        static final Clock clock = Clock.offset(new HostileClock(), Duration.ofDays(1));
        static final Date begin = new Date(0);
        static boolean isComplete;

        static {
            sorted.add("a");
            sorted.add("b");
            some = sorted.tailSet("b");
            isComplete = true;
        }

        private static int compared(String one, String other) {
            if (isComplete) {
                throw new AssertionError("asked to compare");
            }
            return one.compareTo(other);
        }
    }

    private static final class HostileClock extends Clock {
        @Override
        public ZoneId getZone() {
            throw new AssertionError("asked for its zone");
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new AssertionError("asked for another zone");
        }

        @Override
        public Instant instant() {
            throw new AssertionError("asked for the time");
        }

        @Override
        public String toString() {
            throw new AssertionError("asked for its text");
        }
    }

    @SuppressWarnings("unused") // only a description reads it
    private static final class Large {
        static final List<Integer> first = new ArrayList<>(Collections.nCopies(40, 1));
        static final List<Integer> second = new ArrayList<>(first);
        static final List<Integer> third = new ArrayList<>(first);
        static final List<Integer> fourth = new ArrayList<>(first);
        static final List<Integer> fifth = new ArrayList<>(first);
    }

    interface Constants {
        List<String> NAMES = new ArrayList<>();
    }

    @SuppressWarnings("ImmutableEnumChecker") // its state is the point
    enum Coin {
        HEADS,
        TAILS;

        int seen;
    }

    private static final class Hostile {
        static Hostile value = new Hostile();

        @Override
        public String toString() {
            throw new AssertionError("asked for its text");
        }

        @Override
        public int hashCode() {
            throw new AssertionError("asked for its hash");
        }
    }
}
