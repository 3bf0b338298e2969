package dev.vivace.worker.protocol;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Asks, in the place of a unique id, for what a method or a class produces from some number on, counted from one. Nobody
 * can name these tests before they exist, but engines number them, and pass over a number that does not come up.
 */
public final class FurtherInvocations {

    /** The type of the last segment of the printed form. */
    public static final String SEGMENT = "vivace-further";

    private static final String TESTNG = "testng/";

    /** How many are asked for at once. */
    private static final int TESTS_AT_ONCE = 100;

    /** Asked for several invocations of a class, Jupiter runs only the last with its tests. */
    private static final int CLASSES_AT_ONCE = 1;

    /** TestNG gets the numbers from us, and not as unique ids. */
    private static final int ROWS_AT_ONCE = 10_000;

    private static final Pattern FORM = Pattern.compile("(?<producer>.+)/\\[" + SEGMENT + ":(?<first>\\d{1,9})]");
    private static final Pattern PRODUCER =
            Pattern.compile("(.*/)?\\[engine:(?<engine>[^/]+)]/.*\\[(?<type>[^:/\\[]+):[^/]*]");

    private final String producer;
    private final int first;
    private final List<String> forms;
    private final int end;

    private FurtherInvocations(String producer, int first, String kind) {
        this.producer = producer;
        this.first = first;
        this.forms = forms(kind);
        this.end = first + atOnce(kind);
    }

    /** What this producer has from a number on; empty where its engine cannot run a part of it. */
    public static Optional<FurtherInvocations> of(String producer, int first) {
        return Optional.of(new FurtherInvocations(producer, first, kind(producer)))
                .filter(further -> !further.forms.isEmpty());
    }

    /** Reads the printed form; empty for the unique id of a test. */
    public static Optional<FurtherInvocations> parse(String text) {
        Matcher matcher = FORM.matcher(text);
        return matcher.matches()
                ? of(matcher.group("producer"), Integer.parseInt(matcher.group("first")))
                : Optional.empty();
    }

    /** Engine and type of a producer. */
    private static String kind(String producer) {
        Matcher matcher = PRODUCER.matcher(producer);
        return matcher.matches() ? matcher.group("engine") + "/" + matcher.group("type") : "";
    }

    /** How the last segment of what a producer produces is written: Jupiter counts from one, the others from zero. */
    private static List<String> forms(String kind) {
        switch (kind) {
            case "junit-jupiter/test-template":
                return List.of("/[test-template-invocation:#%d]");
            case "junit-jupiter/test-factory":
            case "junit-jupiter/dynamic-container":
                return List.of("/[dynamic-test:#%d]", "/[dynamic-container:#%d]");
            case "junit-jupiter/class-template":
            case "junit-jupiter/nested-class-template":
                return List.of("/[class-template-invocation:#%d]");
            case "spock/feature":
                return List.of("/[iteration:%d]");
            case TESTNG + "method":
                return List.of("/[invoc:%d]");
            default:
                return List.of();
        }
    }

    private static int atOnce(String kind) {
        if (kind.endsWith("class-template")) {
            return CLASSES_AT_ONCE;
        }
        return kind.startsWith(TESTNG) ? ROWS_AT_ONCE : TESTS_AT_ONCE;
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
        return new FurtherInvocations(producer, end, kind(producer));
    }

    /** What to select: TestNG can only be asked for all that a method has. */
    public List<String> selected() {
        return kind(producer).startsWith(TESTNG) ? List.of(producer) : uniqueIds();
    }

    /** The unique ids that are asked for at once; some of them belong to nothing. */
    public List<String> uniqueIds() {
        return IntStream.range(first, end)
                .boxed()
                .flatMap(number -> forms.stream().map(form -> uniqueId(form, number)))
                .collect(Collectors.toList());
    }

    /** The unique ids of the last number that is asked for at once: if it came up, there may be more. */
    public List<String> lastUniqueIds() {
        return forms.stream().map(form -> uniqueId(form, end - 1)).collect(Collectors.toList());
    }

    private String uniqueId(String form, int number) {
        return producer + form.replace("%d", Integer.toString(form.contains("#") ? number : number - 1));
    }

    /** The printed form. */
    @Override
    public String toString() {
        return producer + "/[" + SEGMENT + ":" + first + "]";
    }
}
