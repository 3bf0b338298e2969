package dev.vivace.benchmarks.pollution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StaticStateTest {

    @Test
    void givesVariablesAnotherValue() {
        pollute(Variables.class);

        assertThat(Variables.number).isZero();
        assertThat(Variables.large).isEqualTo(1L);
        assertThat(Variables.flag).isTrue();
        assertThat(Variables.text).isEqualTo("polluted");
        assertThat(Variables.object).isNull();
    }

    static final class Variables {
        static int number = 5;
        static long large;
        static boolean flag;
        static String text = "text";
        static Object object = new Object();
    }

    @Test
    void changesWhatConstantsReferTo() {
        pollute(Constants.class);

        assertThat(Constants.LIST).isEmpty();
        assertThat(Constants.FIXED).containsExactly("fixed");
        assertThat(Constants.NUMBERS).containsExactly(0, 1);
    }

    static final class Constants {
        static final List<String> LIST = new ArrayList<>(List.of("element"));
        static final List<String> FIXED = List.of("fixed");
        static final int[] NUMBERS = {5, 0};
    }

    @Test
    void changesObjectsOfTheSameClasses() {
        pollute(Colour.class);

        assertThat(Colour.RED.shade).isEqualTo(1);
        assertThat(Colour.RED.names).isEmpty();
    }

    enum Colour {
        RED;

        int shade;
        final List<String> names = new ArrayList<>(List.of("rouge"));
    }

    @Test
    void goesOnBehindAClassThatCannotBeInitialised() {
        pollute(Broken.class, Behind.class);

        assertThat(Behind.number).isEqualTo(1);
    }

    static final class Broken {
        static int number = Integer.parseInt("no number");
    }

    static final class Behind {
        static int number;
    }

    private static void pollute(Class<?>... classes) {
        new StaticState(List.of(classes)).overwrite();
    }
}
