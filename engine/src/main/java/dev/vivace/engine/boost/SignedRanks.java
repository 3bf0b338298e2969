package dev.vivace.engine.boost;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;

/**
 * The signed-rank test of Wilcoxon for a few pairs: how probable differences like these are where nothing differs. All
 * ways to give the ranks signs are counted, so that no approximation is needed, not even where ranks are shared.
 */
final class SignedRanks {

    private static final int MOST = 20;

    private SignedRanks() {}

    /** The two-sided p-value of these differences; those that are zero tell nothing and are left out. */
    static double pValue(List<Long> differences) {
        long[] telling = differences.stream()
                .mapToLong(Long::longValue)
                .filter(d -> d != 0)
                .toArray();
        if (telling.length > MOST) {
            throw new IllegalArgumentException("More than " + MOST + " differences: " + telling.length);
        }
        int[] ranks = doubledRanks(telling);
        int all = Arrays.stream(ranks).sum();
        int positive = IntStream.range(0, ranks.length)
                .filter(i -> telling[i] > 0)
                .map(i -> ranks[i])
                .sum();
        return Math.min(1, 2 * partUpTo(Math.min(positive, all - positive), ranks, all));
    }

    /** Twice the rank of each, which is whole also where several share one. */
    private static int[] doubledRanks(long[] differences) {
        return Arrays.stream(differences)
                .mapToInt(one -> 1
                        + count(differences, other -> Math.abs(other) < Math.abs(one)) * 2
                        + count(differences, other -> Math.abs(other) == Math.abs(one)))
                .toArray();
    }

    private static int count(long[] differences, LongPredicate wanted) {
        return (int) Arrays.stream(differences).filter(wanted).count();
    }

    /** Which part of all ways to choose ranks has a sum that is not larger than this. */
    private static double partUpTo(int sum, int[] ranks, int all) {
        long[] ways = new long[all + 1];
        ways[0] = 1;
        for (int rank : ranks) {
            for (int reached = all; reached >= rank; reached--) {
                ways[reached] += ways[reached - rank];
            }
        }
        long few = Arrays.stream(ways, 0, sum + 1).sum();
        return (double) few / (1L << ranks.length);
    }
}
