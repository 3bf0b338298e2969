package dev.vivace.engine.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Does several things at once and waits for all of them. */
public final class AtOnce {

    private AtOnce() {}

    /** What each of these gives, in their sequence. */
    public static <T, R> List<R> each(List<T> things, Function<T, R> work) {
        if (things.size() == 1) {
            return List.of(work.apply(things.get(0)));
        }
        ExecutorService lanes = Executors.newFixedThreadPool(Math.max(1, things.size()));
        try {
            List<Callable<R>> calls = things.stream()
                    .map(thing -> (Callable<R>) () -> work.apply(thing))
                    .toList();
            List<R> results = new ArrayList<>();
            for (Future<R> result : lanes.invokeAll(calls)) {
                results.add(result.get());
            }
            return results;
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while orders were running", e);
        } finally {
            lanes.shutdownNow();
        }
    }

    /** Those for which it holds, in their sequence, so many asked at a time; none after it is over. */
    public static <T> List<T> those(List<T> things, int lanes, Predicate<T> holds, BooleanSupplier over) {
        List<T> those = new ArrayList<>();
        for (int i = 0; i < things.size() && !over.getAsBoolean(); i += lanes) {
            List<T> batch = things.subList(i, Math.min(things.size(), i + lanes));
            List<Boolean> answers = each(batch, holds::test);
            IntStream.range(0, batch.size()).filter(answers::get).forEach(j -> those.add(batch.get(j)));
        }
        return those;
    }
}
