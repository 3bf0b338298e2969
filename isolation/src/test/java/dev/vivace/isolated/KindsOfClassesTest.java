package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Statics of interfaces, enums, records and nested classes, and what reflection and serialization see of them. */
class KindsOfClassesTest {

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void fieldsOfInterfacesAreMadeAnew() {
        Fields.LIST.add("polluted");

        Isolation.reset();

        assertThat(Fields.LIST).isEmpty();
        assertThat(Fields.size()).isZero();
        assertThat(Fields.NUMBER).isEqualTo(0);
    }

    @Test
    void constantsOfEnumsStayTheSame() {
        Colour red = Colour.RED;
        Map<Colour, Integer> map = new EnumMap<>(Map.of(Colour.RED, 1));

        Isolation.reset();

        assertThat(Colour.RED).isSameAs(red);
        assertThat(Colour.valueOf("RED")).isSameAs(red);
        assertThat(map).containsEntry(Colour.byCode("r"), 1);
    }

    @Test
    void staticsOfEnumsAreMadeAnew() {
        Colour.BY_CODE.clear();

        Isolation.reset();

        assertThat(Colour.byCode("g")).isSameAs(Colour.GREEN);
    }

    @Test
    void theStateInsideConstantsIsMadeAnew() {
        Colour.RED.uses = 5;
        Colour.RED.log.add("used");
        Colour.GREEN.mark();

        Isolation.reset();

        assertThat(Colour.RED.uses).isZero();
        assertThat(Colour.RED.log).isEmpty();
        assertThat(Colour.GREEN.isMarked()).isFalse();
    }

    @Test
    void staticsOfRecordsAreMadeAnew() {
        Point.MADE.add(new Point(1, 2));

        Isolation.reset();

        assertThat(Point.MADE).isEmpty();
    }

    @Test
    void lambdasSeeWhatIsCurrent() {
        Supplier<List<String>> supplier = () -> Holder.LIST;
        supplier.get().add("polluted");

        Isolation.reset();

        assertThat(supplier.get()).isEmpty();
    }

    @Test
    void reflectionInitialisesToo() throws ReflectiveOperationException {
        Holder.LIST.add("polluted");
        Field list = Holder.class.getDeclaredField("LIST");
        Isolation.reset();

        assertThat((List<?>) list.get(null)).isEmpty();

        Loaded.reset();
        Class.forName(Loaded.class.getName());
        Isolation.reset();
        Class.forName(Loaded.class.getName());

        assertThat(System.getProperty("isolated.loaded")).isEqualTo("1");
    }

    @Test
    void reflectionDoesNotShowWhatWasAdded() {
        assertThat(Holder.class.getDeclaredFields()).extracting(Field::getName).containsExactly("LIST");
        assertThat(Holder.class.getDeclaredMethods()).isEmpty();
    }

    @Test
    void reflectionDoesNotShowWhatWasAddedToEnums() {
        assertThat(Colour.byCode("r")).isSameAs(Colour.RED);
        assertThat(names(Colour.class.getDeclaredFields()))
                .containsExactlyInAnyOrder("RED", "GREEN", "BY_CODE", "code", "log", "uses", "$VALUES");
        assertThat(names(Colour.class.getDeclaredMethods()))
                .containsExactlyInAnyOrder("values", "valueOf", "byCode", "mark", "isMarked", "$values");
        assertThat(Colour.class.getDeclaredConstructors())
                .singleElement()
                .extracting(Constructor::getParameterCount)
                .isEqualTo(3);
        assertThat(names(Colour.GREEN.getClass().getDeclaredFields())).containsExactly("marked");
        assertThat(names(Colour.GREEN.getClass().getDeclaredMethods())).containsExactlyInAnyOrder("mark", "isMarked");
        assertThat(Colour.GREEN.getClass().getDeclaredConstructors()).hasSize(1);
    }

    @Test
    void reflectionDoesNotShowWhatWasAddedToInterfaces() {
        assertThat(Fields.size()).isZero();
        assertThat(names(Fields.class.getDeclaredFields())).containsExactlyInAnyOrder("LIST", "NUMBER");
        assertThat(names(Fields.class.getFields())).containsExactlyInAnyOrder("LIST", "NUMBER");
        assertThat(names(Fields.class.getDeclaredMethods())).containsExactly("size");
        assertThat(names(Fields.class.getMethods())).containsExactly("size");
        assertThat(Fields.class.getDeclaredConstructors()).isEmpty();
        assertThat(names(new Fields() {}.getClass().getMethods())).noneMatch(name -> name.startsWith("$vivace"));
    }

    private static List<String> names(Member[] members) {
        return Stream.of(members).map(Member::getName).toList();
    }

    @Test
    void theSerialVersionIsWhatItWas() {
        // Computed by the JDK for the class as it was compiled, without instrumentation.
        assertThat(ObjectStreamClass.lookup(Stored.class).getSerialVersionUID())
                .isEqualTo(OriginalSerialVersion.of(Stored.class));
    }

    interface Fields {
        List<String> LIST = new ArrayList<>();
        int NUMBER = LIST.size();

        static int size() {
            return LIST.size();
        }
    }

    enum Colour {
        RED("r"),
        GREEN("g") {
            private boolean marked;

            @Override
            void mark() {
                marked = true;
            }

            @Override
            boolean isMarked() {
                return marked;
            }
        };

        static final Map<String, Colour> BY_CODE = new HashMap<>();

        static {
            for (Colour colour : values()) {
                BY_CODE.put(colour.code, colour);
            }
        }

        private final String code;
        final List<String> log = new ArrayList<>();
        int uses;

        Colour(String code) {
            this.code = code;
        }

        static Colour byCode(String code) {
            return BY_CODE.get(code);
        }

        void mark() {}

        boolean isMarked() {
            return false;
        }
    }

    record Point(int x, int y) {
        static final List<Point> MADE = new ArrayList<>();
    }

    static final class Holder {
        static final List<String> LIST = new ArrayList<>();
    }

    static final class Loaded {
        static final Object SELF = count();

        static void reset() {
            System.clearProperty("isolated.loaded");
        }

        private static Object count() {
            int before = Integer.getInteger("isolated.loaded", 0);
            System.setProperty("isolated.loaded", Integer.toString(before + 1));
            return new ArrayList<>();
        }
    }

    static class Stored implements Serializable {
        static final List<String> NAMES = new ArrayList<>();
        int value;
    }
}
