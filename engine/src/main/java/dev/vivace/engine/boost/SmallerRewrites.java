package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Rewrite.Kind;
import dev.vivace.engine.boost.Rewriting.Rewritten;
import dev.vivace.engine.source.Framework;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Offers changes that move only what costs time. */
final class SmallerRewrites {

    /** What costs less than this part of all fixtures is not worth a line. */
    private static final int ONE_OF = 20;

    private final Lineage lineage;
    private final Framework framework;
    private final FixtureCosts costs;

    private SmallerRewrites(Lineage lineage, Framework framework, FixtureCosts costs) {
        this.lineage = lineage;
        this.framework = framework;
        this.costs = costs;
    }

    static List<Rewrite> of(Lineage lineage, Framework framework, FixtureCosts costs) {
        return new SmallerRewrites(lineage, framework, costs).smallestFirst();
    }

    private List<Rewrite> smallestFirst() {
        Set<Member> costly = costly();
        List<Rewriting> candidates = new ArrayList<>();
        if (framework != Framework.TESTNG) {
            candidates.add(WholeRewrite.of(lineage, framework, costly::contains));
        }
        if (framework != Framework.JUNIT_4) {
            candidates.add(SharedInstance.of(lineage, framework, costly::contains));
        }
        return candidates.stream()
                .filter(Rewritten.class::isInstance)
                .map(some -> ((Rewritten) some).rewrite())
                .filter(rewrite -> !rewrite.changes().isEmpty())
                .map(rewrite -> rewrite.kind() == Kind.WHOLE ? rewrite.as(Kind.FIXTURES) : rewrite)
                .map(rewrite -> rewrite.withShare(share(costly)))
                .sorted(Comparator.comparingLong(Rewrite::changedLines))
                .toList();
    }

    private Set<Member> costly() {
        Duration least = costs.total().dividedBy(ONE_OF);
        return costs.fixtures().entrySet().stream()
                .filter(entry -> entry.getValue().total().compareTo(least) >= 0)
                .map(entry -> new Member(entry.getKey().owner(), entry.getKey().signature()))
                .collect(Collectors.toSet());
    }

    private double share(Set<Member> moved) {
        long all = Math.max(1, costs.total().toNanos());
        long some = moved.stream()
                .flatMap(member -> costs.of(member).stream())
                .mapToLong(cost -> cost.total().toNanos())
                .sum();
        return (double) some / all;
    }
}
