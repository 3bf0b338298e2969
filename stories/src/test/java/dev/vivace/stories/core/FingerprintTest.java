package dev.vivace.stories.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What can be seen of objects, by the path that leads there. */
class FingerprintTest {

    private static final class Node {

        private static int made;

        private Node next;
        private int[] numbers = {1, 2};
        private Map<String, List<String>> names = new HashMap<>();
        private AtomicInteger count = new AtomicInteger();
    }

    private final Node node = new Node();

    @BeforeEach
    void forget() {
        Node.made = 0;
        node.next = new Node();
        node.next.next = node;
    }

    @Test
    void seesNoChangeWhereThereIsNone() {
        assertThat(change(() -> node.names = new HashMap<>(node.names))).isEqualTo("none");
    }

    @Test
    void seesFieldsOfFieldsInCycles() {
        assertThat(change(() -> node.next.numbers[1] = 3)).isEqualTo(".next.numbers[1]: Integer 2 -> Integer 3");
    }

    @Test
    void seesTheContentsOfContainers() {
        assertThat(change(() -> node.names.put("a", new ArrayList<>())))
                .isEqualTo(".names: HashMap of 0 -> HashMap of 1");
        assertThat(change(() -> node.names.get("a").add("b"))).isEqualTo(".names[a]: ArrayList of 0 -> ArrayList of 1");
        assertThat(change(() -> node.count.set(5))).isEqualTo(".count: AtomicInteger 0 -> AtomicInteger 5");
    }

    @Test
    void seesStaticFieldsOfClassesOnTheWay() {
        assertThat(change(() -> Node.made++)).isEqualTo("Node.made: Integer 0 -> Integer 1");
    }

    private static class Base {

        private final int number = Integer.parseInt("1");
    }

    private static final class Heir extends Base {

        private int number = ((Base) this).number;
    }

    @Test
    void seesAFieldThatHasTheNameOfAnInheritedOne() {
        Heir heir = new Heir();
        Fingerprint before = Fingerprint.ofSmall(heir);
        heir.number = 2;

        assertThat(before.changeTo(Fingerprint.ofSmall(heir))).get().hasToString(".number: Integer 1 -> Integer 2");
    }

    @Test
    void seesThatTwoAreNoLongerTheSame() {
        assertThat(change(() -> node.next.next = node.next)).isEqualTo(".next.next: the same as  -> the same as .next");
    }

    @Test
    void namesWhatItCannotSee() {
        List<Thread> threads = List.of(Thread.currentThread());

        assertThat(Fingerprint.ofSmall(threads).blindSpots()).containsExactly("[0]: java.lang.Thread");
    }

    @Test
    void seesAChangeInAnArrayThatIsTooLongForPaths() {
        byte[] bytes = new byte[100_000];
        Fingerprint before = Fingerprint.ofSmall(bytes);
        bytes[99_999] = 1;

        assertThat(before.changeTo(Fingerprint.ofSmall(bytes)).orElseThrow())
                .asString()
                .startsWith(": byte[] of 100000 with hash ");
    }

    @Test
    void namesOnePlaceForAllThatIsTooMuch() {
        List<List<String>> many =
                Stream.generate(() -> new ArrayList<String>()).limit(5_000).collect(Collectors.toList());

        assertThat(Fingerprint.ofSmall(many).blindSpots()).containsExactly("[999] and more: over 1000 objects");
    }

    /** Its type is not on the class path of everybody who uses the class. */
    static final class WithDriver {

        Driver driver;
    }

    static final class Driver {}

    /** Makes the classes of this test anew, and does not find one of them. */
    private static final class WithoutDriver extends ClassLoader {

        WithoutDriver() {
            super(FingerprintTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.equals(Driver.class.getName())) {
                throw new ClassNotFoundException(name);
            }
            return name.startsWith(FingerprintTest.class.getName()) ? define(name) : super.loadClass(name, resolve);
        }

        private Class<?> define(String name) {
            try (InputStream file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = file.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Test
    void namesAnObjectWhoseFieldsNeedAClassThatIsNotThere() throws Exception {
        Constructor<?> constructor =
                new WithoutDriver().loadClass(WithDriver.class.getName()).getDeclaredConstructor();
        constructor.setAccessible(true);

        assertThat(Fingerprint.ofSmall(List.of(constructor.newInstance())).blindSpots())
                .containsExactly("[0]: " + WithDriver.class.getName());
    }

    private String change(Runnable runnable) {
        Fingerprint before = Fingerprint.ofSmall(node);
        runnable.run();
        return before.changeTo(Fingerprint.ofSmall(node)).map(Change::toString).orElse("none");
    }
}
