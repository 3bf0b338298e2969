package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Taint;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TaintSentencesTest {

    @Test
    void tellNothingWhereThereIsNothing() {
        assertThat(TaintSentences.of(List.of(), true)).isEmpty();
    }

    @Test
    void tellWhetherTheNextRunKnows() {
        List<Taint> taints = List.of(new Taint("A", "a library was loaded"));

        assertThat(TaintSentences.of(taints, true))
                .containsExactly("A gets a JVM of its own from now on: a library was loaded");
        assertThat(TaintSentences.of(taints, false)).containsExactly("A needs a JVM of its own: a library was loaded");
    }

    @Test
    void tellOneReasonOnceWithSomeOfThoseThatHaveIt() {
        assertThat(TaintSentences.of(taints(4, "a thread did not end"), true))
                .containsExactly("C1, C2, C3, C4 each get a JVM of their own from now on: a thread did not end");
        assertThat(TaintSentences.of(taints(60, "a thread did not end"), false))
                .containsExactly("C1, C2, C3 and 57 more each need a JVM of their own: a thread did not end");
    }

    @Test
    void tellReasonsWithoutTheNameOfTheClass() {
        List<Taint> taints =
                List.of(new Taint("A", "A: its initialiser failed"), new Taint("B", "B: its initialiser failed"));

        assertThat(TaintSentences.of(taints, false))
                .containsExactly("A, B each need a JVM of their own: its initialiser failed");
    }

    @Test
    void tellHowManyHaveReasonsThatAreLeftOut() {
        List<Taint> taints = Stream.concat(
                        IntStream.rangeClosed(1, 5).mapToObj(i -> new Taint("A" + i, "reason " + i)),
                        taints(2, "reason 6").stream())
                .toList();

        assertThat(TaintSentences.of(taints, true))
                .hasSize(6)
                .endsWith("2 more classes likewise, for other reasons; run.json has them.");
    }

    private static List<Taint> taints(int classes, String reason) {
        return IntStream.rangeClosed(1, classes)
                .mapToObj(i -> new Taint("C" + i, reason))
                .toList();
    }
}
