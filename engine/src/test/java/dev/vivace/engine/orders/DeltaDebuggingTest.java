package dev.vivace.engine.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class DeltaDebuggingTest {

    @RepeatedTest(200)
    void leavesExactlyWhatIsNeeded(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        List<Integer> all = numbers(1 + random.nextInt(60));
        Set<Integer> needed = new TreeSet<>();
        int count = random.nextInt(4);
        IntStream.range(0, count).forEach(i -> needed.add(random.nextInt(all.size())));

        assertThat(DeltaDebugging.minimal(all, some -> some.containsAll(needed)))
                .containsExactlyElementsOf(needed);
    }

    @Test
    void findsOneOfManyInFewTrials() {
        AtomicInteger trials = new AtomicInteger();
        List<Integer> minimal = DeltaDebugging.minimal(numbers(1000), some -> {
            trials.incrementAndGet();
            return some.contains(777);
        });

        assertThat(minimal).containsExactly(777);
        assertThat(trials).hasValueLessThan(30);
    }

    @Test
    void leavesNothingOutThatIsNeededInAllItsParts() {
        assertThat(DeltaDebugging.minimal(numbers(7), some -> some.size() == 7)).hasSize(7);
    }

    @Test
    void endsWhereOneOfSeveralWouldDo() {
        assertThat(DeltaDebugging.minimal(numbers(9), some -> some.contains(2) || some.contains(6)))
                .hasSize(1);
    }

    @Test
    void endsWhateverItIsTold() {
        Random random = new Random(3);

        assertThat(DeltaDebugging.minimal(numbers(50), some -> random.nextBoolean()))
                .hasSizeLessThanOrEqualTo(50);
    }

    private static List<Integer> numbers(int count) {
        return IntStream.range(0, count).boxed().toList();
    }
}
