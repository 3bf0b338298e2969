package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RaceSentencesTest {

    private static final String WHY = ": one was red while the other ran.";

    @Test
    void namesTheTwoTestsOfASinglePair() {
        assertThat(sentences(pair("p.A#a", "p.B#b"))).containsExactly("p.A#a and p.B#b do not run side by side" + WHY);
    }

    @Test
    void tellsOnceOfATestThatRacedWithMany() {
        assertThat(sentences(
                        pair("p.Server#port", "p.A#a"), pair("p.Server#port", "p.A#b"), pair("p.Server#port", "p.B#c")))
                .containsExactly("p.Server#port does not run beside tests of p.A, p.B" + WHY);
    }

    @Test
    void tellsOnceOfAClassWithSeveralTestsThatRaced() {
        assertThat(sentences(pair("p.Server#one", "p.A#a"), pair("p.Server#two", "p.B#b")))
                .containsExactly("Tests of p.Server do not run beside tests of p.A, p.B" + WHY);
    }

    @Test
    void saysThatTestsOfOneClassDoNotRunBesideEachOther() {
        assertThat(sentences(pair("p.A#a", "p.A#b"), pair("p.A#b", "p.A#c"), pair("p.A#c", "p.B#b")))
                .containsExactly("Tests of p.A do not run beside each other, nor beside tests of p.B" + WHY);
    }

    @Test
    void countsClassesThatAreTooManyToName() {
        Set<Set<TestId>> apart = IntStream.rangeClosed(1, 6)
                .mapToObj(number -> pair("p.Server#port", "p.C" + number + "#c"))
                .collect(Collectors.toSet());

        assertThat(RaceSentences.of(apart, Path.of(".vivace")))
                .containsExactly(
                        "p.Server#port does not run beside tests of p.C1, p.C2, p.C3 and 3 more classes" + WHY);
    }

    @Test
    void countsPairsThatAreTooManyToName() {
        Set<Set<TestId>> apart = new HashSet<>();
        for (int number = 1; number <= 7; number++) {
            apart.add(pair("p.A" + number + "#a", "p.B" + number + "#b"));
        }

        assertThat(RaceSentences.of(apart, Path.of(".vivace")))
                .hasSize(6)
                .startsWith("p.A1#a and p.B1#b do not run side by side" + WHY)
                .endsWith("2 more pairs of tests likewise; .vivace has them.");
    }

    @SafeVarargs
    private static List<String> sentences(Set<TestId>... pairs) {
        return RaceSentences.of(Set.of(pairs), Path.of(".vivace"));
    }

    private static Set<TestId> pair(String one, String other) {
        return Set.of(TestId.parse(one), TestId.parse(other));
    }
}
