package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.isolation.runtime.Taints;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Constants of enums stay the same objects with a state that is made anew, by whatever way they are reached. */
class EnumsTest {

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void stateIsMadeAnewForThoseWhoHadTheConstantAllAlong() {
        Counter held = Counter.A;
        Set<Counter> set = EnumSet.allOf(Counter.class);
        held.count = 5;

        Isolation.reset();

        assertThat(held.count).isZero();
        Isolation.reset();
        set.iterator().next().increment();
        assertThat(Counter.A.count).isEqualTo(1);
    }

    @Test
    void stateIsMadeAnewForThoseWhoAskByName() {
        Counter.A.count = 5;

        Isolation.reset();

        assertThat(Enum.valueOf(Counter.class, "A").count).isZero();
    }

    @Test
    void stateIsMadeAnewForReflection() throws ReflectiveOperationException {
        Counter held = Counter.A;
        held.count = 5;

        Isolation.reset();

        assertThat(Counter.class.getDeclaredField("count").getInt(held)).isZero();
    }

    @Test
    void switchesAndAnnotationsKnowTheConstants() throws ReflectiveOperationException {
        Isolation.reset();

        assertThat(name(Counter.A)).isEqualTo("a");
        assertThat(Marked.class.getAnnotation(Mark.class).value()).isSameAs(Counter.B);
    }

    @Test
    void aConstantThatItsConstructorGaveAwayIsATaint() {
        assertThat(Registered.ONE).isNotNull();
        assertThat(Taints.all()).extracting(Taint::className).doesNotContain(Registered.class.getName());
        Isolation.reset();

        assertThat(Registered.ONE).isNotNull();

        assertThat(Taints.all()).extracting(Taint::className).contains(Registered.class.getName());
    }

    @Test
    void aConstantThatItsConstructorHasFilledByOthersIsMadeAnew() {
        Filled.ONE.names.add("polluted");
        Isolation.reset();

        assertThat(Filled.ONE.names).containsExactly("one", "uno");
        assertThat(Taints.all()).extracting(Taint::className).doesNotContain(Filled.class.getName());
    }

    @Test
    void aConstantThatKnowsItselfStillDoes() {
        Node first = Node.FIRST;
        first.visits = 5;
        Isolation.reset();

        assertThat(first.visits).isZero();
        assertThat(first.self).isSameAs(first);
        assertThat(Node.SECOND.before).isSameAs(first);
        assertThat(Taints.all()).extracting(Taint::className).doesNotContain(Node.class.getName());
    }

    @Test
    void aConstantThatItsConstructorSpeaksOfIsMadeAnew() {
        Spoken.ONE.texts.clear();
        Isolation.reset();

        assertThat(Spoken.ONE.texts).containsExactly("made ONE", "ONE");
        assertThat(Taints.all()).extracting(Taint::className).doesNotContain(Spoken.class.getName());
    }

    @Test
    void aConstantWhoseOwnTextIsAskedForEarlyIsATaint() {
        assertThat(Talkative.ONE.text).isEqualTo("I");
        Isolation.reset();

        assertThat(Talkative.ONE.text).isEqualTo("I");
        assertThat(Taints.all()).extracting(Taint::className).contains(Talkative.class.getName());
    }

    private static String name(Counter counter) {
        switch (counter) {
            case A:
                return "a";
            case B:
                return "b";
            default:
                return "?";
        }
    }

    enum Counter {
        A,
        B;

        int count;

        void increment() {
            count++;
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
        Counter value();
    }

    @Mark(Counter.B)
    static final class Marked {}

    static final class Registry {
        static final List<Object> ALL = new ArrayList<>();
    }

    enum Filled {
        ONE("one");

        List<String> names;

        Filled(String name) {
            Filling.fill(name, 1L, this);
        }
    }

    /** Gets a constant from its constructor, and keeps it not. */
    static final class Filling {

        static void fill(String name, long ignored, Filled constant) {
            constant.names = new ArrayList<>();
            add(constant, name);
            add(constant, "uno");
        }

        private static void add(Filled constant, String name) {
            constant.names.add(name);
        }
    }

    interface Link {}

    enum Node implements Link {
        FIRST(null),
        SECOND(FIRST);

        final Link self;
        final Node before;
        int visits;

        Node(Node before) {
            this.self = this;
            this.before = before == null ? this : before;
        }
    }

    enum Spoken {
        ONE;

        final List<String> texts = new ArrayList<>();

        Spoken() {
            texts.add("made " + this);
            texts.add(String.valueOf(this));
        }
    }

    enum Talkative {
        ONE;

        String text;

        Talkative() {
            text = "" + this;
        }

        @Override
        public String toString() {
            return "I";
        }
    }

    enum Registered {
        ONE;

        Registered() {
            Registry.ALL.add(this);
        }
    }
}
