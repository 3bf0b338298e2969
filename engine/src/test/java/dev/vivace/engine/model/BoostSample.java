package dev.vivace.engine.model;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Classes that were boosted, for tests of what is shown and written of them. */
public final class BoostSample {

    private BoostSample() {}

    /** Two seconds instead of four, by a patch in which one of five tests resets fixtures. */
    public static Boost boosted(Path patch) {
        return new Boost(
                "shop.CartTest",
                Boost.Status.BOOSTED,
                "",
                "",
                Optional.of(Duration.ofSeconds(3)),
                Optional.of(new Timing(Duration.ofSeconds(4), Duration.ofSeconds(2), 0.03125)),
                new Losses(Optional.of(new Loss(200, 1, 2)), Optional.of(new Loss(30, 0, 1))),
                Optional.of(new Boost.Patch(patch, "fixtures", 6, 1, 5)),
                Optional.empty(),
                Duration.ofSeconds(40),
                Duration.ofSeconds(25));
    }

    /** A test of it depends on the order, as a file shows. */
    public static Boost kept(Path failingOrder) {
        return new Boost(
                "shop.TillTest",
                Boost.Status.KEPT,
                "order-dependent",
                "TillTest#counts is red after TillTest#fills",
                Optional.of(Duration.ofMillis(700)),
                Optional.empty(),
                Losses.UNKNOWN,
                Optional.empty(),
                Optional.of(failingOrder),
                Duration.ofSeconds(9),
                Duration.ofSeconds(9));
    }
}
