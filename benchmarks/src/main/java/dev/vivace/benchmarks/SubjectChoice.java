package dev.vivace.benchmarks;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Which subjects are run. The others keep their place on the page, with the reason.
 *
 * @param chosen are run
 * @param leftOut are not, each with the reason
 */
record SubjectChoice(List<Subject> chosen, Map<String, String> leftOut) {

    private static final List<String> HEADINGS = List.of("not measured", "why");

    SubjectChoice {
        chosen = List.copyOf(chosen);
        leftOut = Collections.unmodifiableMap(new LinkedHashMap<>(leftOut));
    }

    /** Those of these names, or all where there are none, but for those that cannot be run. */
    static SubjectChoice of(List<Subject> all, List<String> names) {
        List<String> known = all.stream().map(Subject::name).toList();
        names.stream().filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw new ComparisonFailure("No subject is called " + name + "; there are " + known);
        });
        List<Subject> chosen = all.stream()
                .filter(subject -> subject.leftOut().isEmpty() && (names.isEmpty() || names.contains(subject.name())))
                .toList();
        return new SubjectChoice(
                chosen,
                reasons(all.stream()
                        .filter(subject -> !chosen.contains(subject))
                        .toList()));
    }

    private static Map<String, String> reasons(List<Subject> subjects) {
        return subjects.stream()
                .collect(Collectors.toMap(
                        Subject::name,
                        subject -> subject.leftOut().orElse("not among those that this run was told to measure"),
                        (one, other) -> one,
                        LinkedHashMap::new));
    }

    /** The same where one could not be run after all. */
    SubjectChoice without(Subject subject, String reason) {
        Map<String, String> more = new LinkedHashMap<>(leftOut);
        more.put(subject.name(), reason.lines().findFirst().orElse("no reason is known"));
        return new SubjectChoice(
                chosen.stream().filter(one -> !one.equals(subject)).toList(), more);
    }

    /** A row for each that has no figures; empty where all have some. */
    String text() {
        return leftOut.isEmpty()
                ? ""
                : "\n"
                        + Table.lines(
                                HEADINGS,
                                leftOut.entrySet().stream().map(entry -> List.of(entry.getKey(), entry.getValue())));
    }
}
