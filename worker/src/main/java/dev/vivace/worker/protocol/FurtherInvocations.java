package dev.vivace.worker.protocol;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Asks, in the place of a unique id, for what a method or a class produces from some number on. Nobody can name these
 * tests before they exist, but Jupiter numbers them, and leaves out a number that does not come up.
 */
public final class FurtherInvocations {

    /** The type of the last segment of the printed form. */
    public static final String SEGMENT = "vivace-further";

    /** How many are asked for at once: asked for several of a class, Jupiter runs only the last with its tests. */
    private static final int TESTS_AT_ONCE = 100;

    private static final int CLASSES_AT_ONCE = 1;

    private static final String CLASS = "class-template-invocation";

    private static final Pattern FORM = Pattern.compile("(?<producer>.+)/\\[" + SEGMENT + ":(?<first>\\d{1,9})]");
    private static final Pattern LAST_TYPE = Pattern.compile(".*\\[(?<type>[^:/\\[]+):[^/]*]");

    private final String producer;
    private final int first;
    private final List<String> types;
    private final int end;

    private FurtherInvocations(String producer, int first) {
        this.producer = producer;
        this.first = first;
        this.types = types(producer);
        this.end = first + (types.contains(CLASS) ? CLASSES_AT_ONCE : TESTS_AT_ONCE);
    }

    /** What this producer has from a number on; empty where its engine cannot run a part of it. */
    public static Optional<FurtherInvocations> of(String producer, int first) {
        return Optional.of(new FurtherInvocations(producer, first)).filter(further -> !further.types.isEmpty());
    }

    /** Reads the printed form; empty for the unique id of a test. */
    public static Optional<FurtherInvocations> parse(String text) {
        Matcher matcher = FORM.matcher(text);
        return matcher.matches()
                ? of(matcher.group("producer"), Integer.parseInt(matcher.group("first")))
                : Optional.empty();
    }

    private static List<String> types(String producer) {
        Matcher matcher = LAST_TYPE.matcher(producer);
        switch (matcher.matches() ? matcher.group("type") : "") {
            case "test-template":
                return List.of("test-template-invocation");
            case "test-factory":
            case "dynamic-container":
                return List.of("dynamic-test", "dynamic-container");
            case "class-template":
            case "nested-class-template":
                return List.of(CLASS);
            default:
                return List.of();
        }
    }

    /** Unique id of the method or class. */
    public String producer() {
        return producer;
    }

    /** The number from which on. */
    public int first() {
        return first;
    }

    /** What comes after all that are asked for at once. */
    public FurtherInvocations next() {
        return new FurtherInvocations(producer, end);
    }

    /** The unique ids that are asked for at once; some of them belong to nothing. */
    public List<String> uniqueIds() {
        return IntStream.range(first, end)
                .boxed()
                .flatMap(number -> types.stream().map(type -> producer + "/[" + type + ":#" + number + "]"))
                .collect(Collectors.toList());
    }

    /** The unique ids of the last number that is asked for at once: if it came up, there may be more. */
    public List<String> lastUniqueIds() {
        List<String> all = uniqueIds();
        return all.subList(all.size() - types.size(), all.size());
    }

    /** The printed form. */
    @Override
    public String toString() {
        return producer + "/[" + SEGMENT + ":" + first + "]";
    }
}
