package dev.vivace.engine.boost;

import dev.vivace.engine.model.TestOrder;
import java.util.Optional;

/**
 * Why a class stays as it is.
 *
 * @param code the reason
 * @param evidence where it is seen
 * @param order in which it shows, where it is about an order
 */
public record Rejection(KeptCode code, String evidence, Optional<TestOrder> order) {

    static Rejection of(KeptCode code, String evidence) {
        return new Rejection(code, evidence, Optional.empty());
    }

    static Rejection of(KeptCode code, OrderCheck.Red red, String where) {
        return new Rejection(code, red.text() + where, Optional.of(red.upToFirst()));
    }

    static Rejection of(Rewriting.Kept kept) {
        return of(kept.code(), kept.evidence());
    }
}
