package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.UniqueId;

class TurnsTest {

    private static final UniqueId CLASS = UniqueId.forEngine("e").append("class", "C");
    private static final UniqueId ONE = CLASS.append("method", "one");
    private static final UniqueId OTHER = CLASS.append("method", "other");

    private final Turns turns = new Turns();

    @Test
    void letsARivalWaitUntilTheOtherHasEnded() throws Exception {
        turns.keepApart(ONE, OTHER);
        turns.begin(ONE.append("invocation", "1"));
        CompletableFuture<Void> waiting = begin(OTHER);

        assertThat(waiting).isNotDone();
        turns.end(ONE.append("invocation", "1"));
        waiting.get(10, TimeUnit.SECONDS);
    }

    @Test
    void letsAnybodyElseRun() throws Exception {
        turns.keepApart(ONE, OTHER);
        turns.begin(ONE);

        begin(CLASS.append("method", "free")).get(10, TimeUnit.SECONDS);
        begin(ONE).get(10, TimeUnit.SECONDS);
    }

    @Test
    void keepsInvocationsOfATestApartThatIsItsOwnRival() throws Exception {
        turns.keepApart(ONE, ONE);
        turns.begin(ONE.append("invocation", "1"));
        CompletableFuture<Void> waiting = begin(ONE.append("invocation", "2"));

        assertThat(waiting).isNotDone();
        turns.end(ONE.append("invocation", "1"));
        waiting.get(10, TimeUnit.SECONDS);
    }

    @Test
    void doesNotWaitForWhatRunsOnTheSameThread() {
        turns.keepApart(ONE, OTHER);
        turns.begin(ONE);

        turns.begin(OTHER);
    }

    private CompletableFuture<Void> begin(UniqueId test) throws InterruptedException {
        CompletableFuture<Void> begun = new CompletableFuture<>();
        Thread thread = new Thread(() -> {
            turns.begin(test);
            begun.complete(null);
        });
        thread.start();
        while (thread.isAlive() && thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.sleep(5);
        }
        return begun;
    }
}
