package dev.vivace.engine.command;

import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Who does not run beside whom: a sentence for each class that is in many pairs, rather than one for each pair. */
final class RaceSentences {

    /** So many sentences are told. */
    private static final int SENTENCES = 5;

    /** So many classes are named in each. */
    private static final int CLASSES = 3;

    private RaceSentences() {}

    /** What to tell of these pairs of tests, all of which the history has. */
    static List<String> of(Set<Set<TestId>> apart, Path historyDirectory) {
        List<List<TestId>> left = apart.stream()
                .map(pair -> pair.stream()
                        .sorted(Comparator.comparing(TestId::toString))
                        .toList())
                .toList();
        List<String> sentences = new ArrayList<>();
        while (!left.isEmpty() && sentences.size() < SENTENCES) {
            String most = classInMostPairs(left);
            Map<Boolean, List<List<TestId>>> split =
                    left.stream().collect(Collectors.partitioningBy(pair -> isIn(pair, most)));
            sentences.add(sentence(most, split.get(true)) + ": one was red while the other ran.");
            left = split.get(false);
        }
        if (!left.isEmpty()) {
            sentences.add(left.size() + (left.size() == 1 ? " more pair" : " more pairs") + " of tests likewise; "
                    + historyDirectory + " has them.");
        }
        return sentences;
    }

    /** The first by name of several. */
    private static String classInMostPairs(List<List<TestId>> pairs) {
        Map<String, Long> counts = pairs.stream()
                .flatMap(RaceSentences::classes)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        return counts.entrySet().stream()
                .min(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .orElseThrow()
                .getKey();
    }

    private static Stream<String> classes(List<TestId> pair) {
        return pair.stream().map(TestId::className).distinct();
    }

    private static boolean isIn(List<TestId> pair, String name) {
        return classes(pair).anyMatch(name::equals);
    }

    private static String sentence(String name, List<List<TestId>> pairs) {
        if (pairs.size() == 1) {
            return pairs.get(0).stream().map(TestId::toString).collect(Collectors.joining(" and "))
                    + " do not run side by side";
        }
        Set<TestId> own = pairs.stream()
                .flatMap(List::stream)
                .filter(test -> test.className().equals(name))
                .collect(Collectors.toSet());
        String subject = own.size() == 1
                ? own.iterator().next() + " does not run beside "
                : "Tests of " + name + " do not run beside ";
        return subject + others(name, pairs);
    }

    private static String others(String name, List<List<TestId>> pairs) {
        boolean eachOther = pairs.stream().anyMatch(pair -> classes(pair).count() == 1);
        Set<String> names = pairs.stream()
                .flatMap(RaceSentences::classes)
                .filter(other -> !other.equals(name))
                .collect(Collectors.toCollection(TreeSet::new));
        return Stream.of(eachOther ? "each other" : "", names.isEmpty() ? "" : "tests of " + some(names))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", nor beside "));
    }

    private static String some(Set<String> names) {
        // One more takes no more room than to say that there is one more.
        int named = names.size() == CLASSES + 1 ? CLASSES + 1 : CLASSES;
        String first = names.stream().limit(named).collect(Collectors.joining(", "));
        return names.size() > named ? first + " and " + (names.size() - named) + " more classes" : first;
    }
}
