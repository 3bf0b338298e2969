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
import org.junit.jupiter.api.Timeout;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

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
    void aConstantThatItsConstructorGivesAwayIsTheOneThatEverybodyKnows() {
        Registered held = Registered.ONE;
        Isolation.reset();

        assertThat(Registered.ONE).isSameAs(held);
        assertThat(Registry.ALL).hasSize(2);
        assertThat(Registry.ALL.get(0)).isSameAs(held);
        assertThat(Taints.all()).extracting(Taint::className).doesNotContain(Registered.class.getName());
    }

    @Test
    void constantsWithBodiesAreMadeAnewWithWhatTheirBodiesKeep() {
        Shape.SQUARE.measure();
        Shape.SQUARE.measure();
        Isolation.reset();

        assertThat(Shape.SQUARE.measure()).isEqualTo("4 sides, 1 times");
        assertThat(Shape.CIRCLE.measure()).isEqualTo("0 sides");
    }

    @Test
    void argumentsOfConstantsAreEvaluatedAgain() {
        assertThat(Chosen.ONE.value).isEqualTo("small");
        Chosen.ONE.uses = 3;
        Isolation.reset();
        Choice.large = true;

        assertThat(Chosen.ONE.value).isEqualTo("large");
        assertThat(Chosen.ONE.uses).isZero();
        assertThat(Chosen.TWO.value).isEqualTo("2.0 7 other");
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
    void aConstantWhoseOwnTextIsAskedForEarlyIsMadeAnew() {
        assertThat(Talkative.ONE.text).isEqualTo("I");
        Isolation.reset();

        assertThat(Talkative.ONE.text).isEqualTo("I");
        assertThat(Taints.all()).extracting(Taint::className).doesNotContain(Talkative.class.getName());
    }

    @Test
    void staticsInTheBodyOfAConstantAreForgotten() {
        assertThat(Codec.PLAIN.made()).isOne();
        Isolation.reset();

        assertThat(Codec.PLAIN.made()).isOne();
    }

    @Test
    @Timeout(20)
    void aConstructorMayWaitForAThreadThatUsesTheConstant() {
        assertThat(Pump.ONE.strokes).isEqualTo(1);
        Isolation.reset();

        assertThat(Pump.ONE.strokes).isEqualTo(1);
        assertThat(Pump.ONE.litres).isEqualTo(5);
    }

    @Test
    void constantsThatAreMadeElsewhereAreATaint() {
        GeneratedClasses classes = new GeneratedClasses();
        classes.add("odd/Made", madeByAMethod("odd/Made"));

        assertThat(classes.call("odd.Made", "make")).hasToString("ONE");

        assertThat(Taints.all()).extracting(Taint::className).contains("odd.Made");
    }

    private static ClassWriter madeByAMethod(String name) {
        int isStatic = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
        String type = "L" + name + ";";
        ClassWriter file = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        file.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_ENUM, name, null, "java/lang/Enum", null);
        file.visitField(isStatic | Opcodes.ACC_FINAL | Opcodes.ACC_ENUM, "ONE", type, null, null);
        file.visitField(Opcodes.ACC_PUBLIC, "count", "I", null, null);
        GeneratorAdapter constructor = method(file, Opcodes.ACC_PRIVATE, "void <init> (String, int)");
        constructor.loadThis();
        constructor.loadArgs();
        constructor.invokeConstructor(Type.getType(Enum.class), Method.getMethod("void <init> (String, int)"));
        constructor.returnValue();
        constructor.endMethod();
        GeneratorAdapter make = new GeneratorAdapter(isStatic, new Method("make", "()" + type), null, null, file);
        make.newInstance(Type.getObjectType(name));
        make.dup();
        make.push("ONE");
        make.push(0);
        make.invokeConstructor(Type.getObjectType(name), Method.getMethod("void <init> (String, int)"));
        make.returnValue();
        make.endMethod();
        GeneratorAdapter initialiser = method(file, Opcodes.ACC_STATIC, "void <clinit> ()");
        initialiser.invokeStatic(Type.getObjectType(name), new Method("make", "()" + type));
        initialiser.putStatic(Type.getObjectType(name), "ONE", Type.getObjectType(name));
        initialiser.returnValue();
        initialiser.endMethod();
        return file;
    }

    private static GeneratorAdapter method(ClassWriter file, int access, String declaration) {
        return new GeneratorAdapter(access, Method.getMethod(declaration), null, null, file);
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

    enum Shape {
        SQUARE(4) {
            private final List<String> measured = new ArrayList<>();

            @Override
            String measure() {
                measured.add("once");
                return super.measure() + ", " + measured.size() + " times";
            }
        },
        CIRCLE(0);

        private final int sides;

        Shape(int sides) {
            this.sides = sides;
        }

        String measure() {
            return sides + " sides";
        }
    }

    enum Codec {
        PLAIN {
            static int made;

            {
                note();
            }

            static void note() {
                made++;
            }

            @Override
            int made() {
                return made;
            }
        };

        abstract int made();
    }

    enum Pump {
        ONE;

        final List<String> log = new ArrayList<>();
        int strokes;
        long litres;

        Pump() {
            Thread thread = new Thread(this::stroke);
            thread.start();
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        private void stroke() {
            strokes++;
            litres += 5;
        }
    }

    static final class Choice {
        static boolean large;
    }

    enum Chosen {
        ONE(Choice.large ? "large" : "small"),
        TWO(2.0, 7L, Choice.large ? new StringBuilder("other") : new StringBuilder("none"));

        final String value;
        int uses;

        Chosen(double number, long other, StringBuilder text) {
            this(number > 1 ? number + " " + other + " " + text : "none");
        }

        Chosen(String value) {
            this.value = value == null ? "none" : value;
        }
    }

    enum Registered {
        ONE,
        TWO;

        Registered() {
            Registry.ALL.add(this);
        }
    }
}
