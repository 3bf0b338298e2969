package dev.vivace.engine.command;

import dev.vivace.engine.model.Taint;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Why classes did not share a JVM well: each reason is told once, with those that have it. */
final class TaintSentences {

    /** So many reasons are told. */
    private static final int REASONS = 5;

    /** So many classes are named with each. */
    private static final int CLASSES = 3;

    private TaintSentences() {}

    /** What to tell, where the next run knows it or not. */
    static List<String> of(List<Taint> taints, boolean learns) {
        Map<String, List<Taint>> byReason = taints.stream()
                .collect(Collectors.groupingBy(TaintSentences::reason, LinkedHashMap::new, Collectors.toList()));
        int left = byReason.values().stream().skip(REASONS).mapToInt(List::size).sum();
        return Stream.concat(
                        byReason.entrySet().stream()
                                .limit(REASONS)
                                .map(entry -> who(entry.getValue())
                                        + needs(entry.getValue().size(), learns)
                                        + entry.getKey()),
                        Stream.of(left + (left == 1 ? " more class" : " more classes")
                                        + " likewise, for other reasons; run.json has them.")
                                .filter(sentence -> left > 0))
                .toList();
    }

    /** Without the class's own name, with which some reasons begin. */
    private static String reason(Taint taint) {
        String name = taint.className() + ": ";
        return taint.reason().startsWith(name) ? taint.reason().substring(name.length()) : taint.reason();
    }

    private static String who(List<Taint> taints) {
        // One more takes no more room than to say that there is one more.
        int named = taints.size() == CLASSES + 1 ? CLASSES + 1 : CLASSES;
        String names = taints.stream().limit(named).map(Taint::className).collect(Collectors.joining(", "));
        return taints.size() > named ? names + " and " + (taints.size() - named) + " more" : names;
    }

    private static String needs(int classes, boolean learns) {
        if (classes == 1) {
            return learns ? " gets a JVM of its own from now on: " : " needs a JVM of its own: ";
        }
        return learns ? " each get a JVM of their own from now on: " : " each need a JVM of their own: ";
    }
}
