package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Rewriting.Rewritten;
import dev.vivace.engine.source.Framework;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The ways to move all fixtures of a class, or as many as can.
 *
 * @param lineage of the class
 * @param framework that runs its tests
 */
record WholeWays(Lineage lineage, Framework framework) {

    /** The best first; where there is none, why all fixtures cannot be static. */
    List<Rewriting> all() {
        Rewriting all = framework == Framework.TESTNG ? shared() : WholeRewrite.of(lineage, framework, Wanted.all());
        List<Rewriting> ways = all instanceof Rewritten rewritten ? like(rewritten) : others();
        return ways.isEmpty() ? List.of(all) : ways;
    }

    private Rewriting shared() {
        return SharedInstance.of(lineage, framework, Wanted.all());
    }

    /** What is static in a class with other heirs, they share: an instance for each of them is safer. */
    private List<Rewriting> like(Rewritten all) {
        List<Rewriting> ways = new ArrayList<>(List.of(all));
        if (framework == Framework.JUPITER && shared() instanceof Rewritten shared) {
            boolean isShared = all.rewrite().testClasses().size() > 1;
            ways.add(isShared ? 0 : 1, shared);
        }
        if (all.rewrite().testClasses().size() > 1 && own() instanceof Rewritten own) {
            ways.add(own);
        }
        return List.copyOf(ways);
    }

    /** While what other classes share with this one stays as it is. */
    private Rewriting own() {
        return WholeRewrite.of(lineage, framework, Wanted.only(MovableFixtures.own(lineage)));
    }

    /** What moves most fixtures, where not all can be static; the simpler change first. */
    private List<Rewriting> others() {
        Rewriting some = WholeRewrite.of(lineage, framework, Wanted.only(MovableFixtures.of(lineage)));
        Stream<Rewriting> others =
                switch (framework) {
                    case JUNIT_4 -> Stream.of(some, OnceGuard.of(lineage), own());
                    case JUPITER -> Stream.of(shared(), some, own());
                    case TESTNG -> Stream.empty();
                };
        return others.filter(Rewritten.class::isInstance)
                .map(Rewritten.class::cast)
                .sorted(Comparator.comparingInt(
                                (Rewritten way) -> way.rewrite().moved().size())
                        .reversed())
                .map(Rewriting.class::cast)
                .toList();
    }
}
