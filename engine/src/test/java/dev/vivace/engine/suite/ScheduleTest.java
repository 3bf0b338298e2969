package dev.vivace.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.TestOrder;
import java.time.Duration;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

class ScheduleTest {

    private static final List<TestOrder> PARTS = List.of(TestOrder.of("A#a"), TestOrder.of("B#b"), TestOrder.of("C#c"));

    @Test
    void startsTheLongestFirstAndCountsTheUnknownAsAverage() {
        SideBySide known = new SideBySide(
                2, Map.of("A", Duration.ofSeconds(1), "C", Duration.ofSeconds(9)), Set.of(), Set.of(), false);

        assertThat(known.sequence(PARTS)).containsExactly(2, 1, 0);
    }

    @Test
    void keepsTheSequenceOfOneLane() {
        SideBySide known = new SideBySide(1, Map.of("C", Duration.ofSeconds(9)), Set.of(), Set.of(), false);

        assertThat(known.sequence(PARTS)).containsExactly(0, 1, 2);
    }

    @Test
    void keepsApartWhatRaced() throws InterruptedException {
        Schedule schedule = schedule(Set.of(Set.of("A", "B")));

        assertThat(schedule.take()).contains(batch(0));
        assertThat(schedule.take()).contains(batch(2));
        schedule.end(batch(0));
        assertThat(schedule.take()).contains(batch(1));
        assertThat(schedule.take()).isEmpty();
    }

    @Test
    void keepsANestedClassApartFromItsRival() throws InterruptedException {
        TestOrder outer = TestOrder.of("A#a", "A$Inner#b");
        SideBySide sideBySide = new SideBySide(2, Map.of(), Set.of(Set.of("A$Inner", "C")), Set.of(), false);
        Schedule schedule = new Schedule(sideBySide, List.of(Batch.of(0, outer), batch(2), batch(1)));

        assertThat(schedule.take()).contains(Batch.of(0, outer));
        assertThat(schedule.take()).contains(batch(1));
    }

    @Test
    void letsASolitaryClassRunWhenNothingElseDoes() throws InterruptedException {
        Schedule schedule = schedule(Set.of(Set.of("A")));
        Batch first = schedule.take().orElseThrow();

        assertThat(first).isEqualTo(batch(0));
        schedule.end(first);
        assertThat(schedule.take()).contains(batch(1));
        assertThat(schedule.take()).contains(batch(2));
    }

    @Test
    void letsTheSamePartRunTwiceAtOnce() throws InterruptedException {
        SideBySide sideBySide = new SideBySide(2, Map.of(), Set.of(Set.of("A", "B")), Set.of(), false);
        Schedule schedule = new Schedule(sideBySide, List.of(batch(0), Batch.of(3, PARTS.get(0))));
        schedule.take();

        assertThat(schedule.take()).contains(Batch.of(3, PARTS.get(0)));
    }

    @Test
    void waitsWhereNothingMayStart() throws Exception {
        Schedule schedule = schedule(Set.of(Set.of("A", "B"), Set.of("A", "C")));
        schedule.take();
        CompletableFuture<Batch> next = CompletableFuture.supplyAsync(() -> taken(schedule));
        schedule.end(batch(0));

        assertThat(next.get()).isEqualTo(batch(1));
    }

    @Test
    void opensNoFurtherLaneWhereThereIsLittleToDo() throws Exception {
        Schedule schedule = tentative(Duration.ofSeconds(1));
        schedule.first();
        CompletableFuture<Optional<Batch>> further = CompletableFuture.supplyAsync(() -> first(schedule));

        assertThatThrownBy(() -> further.get(1, TimeUnit.SECONDS)).isInstanceOf(TimeoutException.class);
        schedule.end(batch(0));
        schedule.take();
        schedule.take();

        assertThat(further.get()).isEmpty();
        assertThat(schedule.lanes()).isOne();
    }

    @Test
    void opensAnotherLaneWhereMuchIsLeft() throws InterruptedException {
        Schedule schedule = tentative(Duration.ofSeconds(6));
        schedule.first();

        assertThat(schedule.first()).contains(batch(1));
        assertThat(schedule.lanes()).isEqualTo(2);
    }

    /** Nothing is known about the classes, and this long ago they began. */
    private static Schedule tentative(Duration elapsed) {
        SideBySide sideBySide = new SideBySide(2, Map.of(), Set.of(), Set.of(), true);
        Iterator<Instant> times = List.of(Instant.EPOCH).iterator();
        return new Schedule(
                sideBySide,
                List.of(batch(0), batch(1), batch(2)),
                () -> times.hasNext() ? times.next() : Instant.EPOCH.plus(elapsed));
    }

    @Test
    void leavesWhatIsWaitingWhenItIsStopped() throws InterruptedException {
        Schedule schedule = schedule(Set.of());
        schedule.take();
        schedule.stop();

        assertThat(schedule.take()).isEmpty();
        assertThat(schedule.left()).containsExactly(batch(1), batch(2));
    }

    private static Schedule schedule(Set<Set<String>> apart) {
        return new Schedule(new SideBySide(2, Map.of(), apart, Set.of(), false), List.of(batch(0), batch(1), batch(2)));
    }

    private static Batch batch(int number) {
        return Batch.of(number, PARTS.get(number));
    }

    private static Optional<Batch> first(Schedule schedule) {
        try {
            return schedule.first();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Batch taken(Schedule schedule) {
        try {
            return schedule.take().orElseThrow();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
