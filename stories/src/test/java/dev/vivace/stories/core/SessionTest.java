package dev.vivace.stories.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.vivace.stories.Singular;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;

/** A session that several runners use at once. */
class SessionTest {

    @Singular
    static class StoryTest {}

    @Test
    void aRunnerMayBeginWhileAnotherAsksForItsFirstStory() {
        assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
            for (int i = 0; i < 3000; i++) {
                beginAndAskAtOnce(new Session());
            }
        });
    }

    private static void beginAndAskAtOnce(Session session) throws Exception {
        CyclicBarrier start = new CyclicBarrier(2);
        CompletableFuture<Boolean> asks = CompletableFuture.supplyAsync(() -> {
            meet(start);
            return session.isStory(StoryTest.class);
        });
        meet(start);
        session.plan(List.of(StoryTest.class));
        assertThat(asks.get()).isTrue();
    }

    private static void meet(CyclicBarrier start) {
        try {
            start.await();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
