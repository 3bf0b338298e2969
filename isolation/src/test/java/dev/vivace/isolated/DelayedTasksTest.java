package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.taintsOf;
import static dev.vivace.isolated.Resets.undo;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolated.ThreadsTest.Stubborn;
import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What the JDK does later, of what tests have asked for. */
class DelayedTasksTest {

    private static final int DELAY = 1200;

    private final List<String> ran = new CopyOnWriteArrayList<>();

    @Test
    void whatWasPutOffDoesNotHappen() throws Exception {
        undo(
                () -> {
                    later(DELAY).execute(() -> ran.add("late"));
                    new CompletableFuture<>()
                            .orTimeout(DELAY, TimeUnit.MILLISECONDS)
                            .whenComplete((value, problem) -> ran.add("timed out"));
                },
                () -> Thread.sleep(DELAY + 200));

        assertThat(ran).isEmpty();
    }

    @Test
    void whatPutsItselfOffAgainComesToAnEnd() throws Exception {
        undo(this::again, () -> {
            int before = ran.size();
            Thread.sleep(100);
            assertThat(ran).hasSize(before);
        });
        assertThat(ran).isNotEmpty();
    }

    @Test
    void whatWasPutOffBeforeAllWasRememberedHappens() throws Exception {
        CountDownLatch happened = new CountDownLatch(1);
        later(DELAY).execute(happened::countDown);
        undo(() -> {}, () -> {});

        assertThat(happened.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void whoKeepsTheThreadThatWaitsBusyTaints() throws Exception {
        Isolation.remember();
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        CompletableFuture<Object> late = new CompletableFuture<>();
        CompletableFuture<Object> kept = late.whenComplete((value, problem) -> {
            begun.countDown();
            Stubborn.await(end);
        });
        late.orTimeout(1, TimeUnit.MILLISECONDS);
        begun.await();

        assertThat(taintsOf(Isolation::reset)).extracting(Taint::className).contains(Stubborn.class.getName());

        end.countDown();
        assertThat(kept.handle((value, problem) -> "let go").get()).isEqualTo("let go");
    }

    private void again() {
        ran.add("again");
        later(10).execute(this::again);
    }

    private static Executor later(int millis) {
        return CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS);
    }
}
