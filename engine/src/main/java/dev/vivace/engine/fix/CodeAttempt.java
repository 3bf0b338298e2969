package dev.vivace.engine.fix;

import dev.vivace.engine.model.TestId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What became of statements that could have been a patch.
 *
 * @param helper the tests that they come from; empty for none
 * @param unknown those of them whose source is not known
 * @param isTried whether any of them could stand where a patch would
 * @param attempt with no reason where nothing else is to be said against them than that they do not help
 */
record CodeAttempt(List<TestId> helper, List<TestId> unknown, boolean isTried, Attempt attempt) {

    private static final int NAMED = 3;

    CodeAttempt {
        helper = List.copyOf(helper);
        unknown = List.copyOf(unknown);
    }

    boolean isPatch() {
        return attempt.patch().isPresent();
    }

    private boolean isRefused() {
        return !attempt.reason().isEmpty();
    }

    /**
     * Why none of these is a patch, nor what was tried after them; what helped and was refused says most.
     *
     * @param afterwards why the latter is none; empty where nothing is to be said of it
     */
    static String reason(List<CodeAttempt> attempts, String afterwards) {
        return refusal(attempts).orElseGet(() -> afterwards.isEmpty() ? unhelpful(attempts) : afterwards);
    }

    /** Why those of these that help are no patch; empty where none of them helps. */
    static Optional<String> refusal(List<CodeAttempt> attempts) {
        return attempts.stream()
                .filter(CodeAttempt::isRefused)
                .reduce((first, last) -> last)
                .map(refused -> refused.attempt().reason());
    }

    private static String unhelpful(List<CodeAttempt> attempts) {
        return Stream.of(
                        about(attempts, CodeAttempt::isTried, "statements of ", " were tried and do not help"),
                        about(
                                attempts,
                                attempt ->
                                        !attempt.isTried() && attempt.unknown().isEmpty(),
                                "no statement of ",
                                " can stand elsewhere"),
                        withoutSource(attempts))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; "));
    }

    private static String withoutSource(List<CodeAttempt> attempts) {
        List<String> names = attempts.stream()
                .flatMap(attempt -> attempt.unknown().stream())
                .distinct()
                .map(TestId::toString)
                .toList();
        return names.isEmpty() ? "" : "the source of " + listed(names) + " is not among the test sources";
    }

    private static String about(
            List<CodeAttempt> attempts, Predicate<CodeAttempt> which, String before, String behind) {
        List<String> names =
                attempts.stream().filter(which).map(CodeAttempt::name).toList();
        return names.isEmpty() ? "" : before + listed(names) + behind;
    }

    /** {@code a.B#c with a.B#d}, for example, where it takes both. */
    private String name() {
        return helper.size() > NAMED
                ? helper.size() + " tests together"
                : helper.stream().map(TestId::toString).collect(Collectors.joining(" with "));
    }

    private static String listed(List<String> names) {
        List<String> parts = new ArrayList<>(names.stream().limit(NAMED).toList());
        int others = names.size() - parts.size();
        if (others > 0) {
            parts.add(others == 1 ? "1 other" : others + " others");
        }
        String last = parts.remove(parts.size() - 1);
        return parts.isEmpty() ? last : String.join(", ", parts) + " and " + last;
    }
}
