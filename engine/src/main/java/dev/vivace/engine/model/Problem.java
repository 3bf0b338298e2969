package dev.vivace.engine.model;

import java.util.List;
import java.util.stream.Stream;

/** Something that the user can fix: what happened, to what, and what to try. Ends the command with exit code 2. */
public final class Problem extends RuntimeException {

    private final List<String> details;
    private final List<String> tries;

    private Problem(String what, List<String> details, List<String> tries) {
        super(what);
        this.details = List.copyOf(details);
        this.tries = List.copyOf(tries);
    }

    /** A problem described by one sentence that names the thing concerned. */
    public static Problem of(String what) {
        return new Problem(what, List.of(), List.of());
    }

    /** The same problem with one more line of fact. */
    public Problem detail(String detail) {
        return new Problem(getMessage(), append(details, detail), tries);
    }

    /** The same problem with one more thing to try. */
    public Problem tryThis(String advice) {
        return new Problem(getMessage(), details, append(tries, advice));
    }

    /** The text for people, over several lines, without a final line end. */
    public String text() {
        StringBuilder text = new StringBuilder(getMessage());
        details.forEach(detail -> text.append("\n  ").append(detail.replace("\n", "\n  ")));
        tries.forEach(advice -> text.append("\n  Try: ").append(advice));
        return text.toString();
    }

    private static List<String> append(List<String> list, String element) {
        return Stream.concat(list.stream(), Stream.of(element)).toList();
    }
}
