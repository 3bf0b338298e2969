package dev.vivace.worker;

import dev.vivace.worker.protocol.FurtherInvocations;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.UniqueId.Segment;

/** Which invocations of TestNG's methods are wanted, where not all are. Numbers count from zero, as TestNG's do. */
final class TestngRowNumbers {

    static final TestngRowNumbers ALL = of(List.of());

    private final Map<UniqueId, List<Integer>> wanted = new LinkedHashMap<>();

    private TestngRowNumbers() {}

    /** What these requests ask for. */
    static TestngRowNumbers of(List<String> requests) {
        TestngRowNumbers numbers = new TestngRowNumbers();
        requests.stream()
                .flatMap(TestngRowNumbers::uniqueIds)
                .map(UniqueId::parse)
                .filter(TestngRowNumbers::isInvocation)
                .forEach(numbers::add);
        return numbers;
    }

    private static Stream<String> uniqueIds(String request) {
        return FurtherInvocations.parse(request)
                .map(further -> further.uniqueIds().stream())
                .orElseGet(() -> Stream.of(request));
    }

    private static boolean isInvocation(UniqueId id) {
        return lastSegment(id).getType().equals("invoc");
    }

    private static Segment lastSegment(UniqueId id) {
        return id.getSegments().get(id.getSegments().size() - 1);
    }

    private void add(UniqueId invocation) {
        wanted.computeIfAbsent(UniqueIds.parent(invocation), method -> new ArrayList<>())
                .add(number(invocation));
    }

    private static int number(UniqueId invocation) {
        return Integer.parseInt(lastSegment(invocation).getValue());
    }

    boolean isEmpty() {
        return wanted.isEmpty();
    }

    /** The numbers by method. */
    Map<UniqueId, List<Integer>> byMethod() {
        return wanted;
    }

    /** What an invocation would be called if all of its method ran; TestNG calls the first that runs 0. */
    Optional<UniqueId> amongAll(UniqueId own) {
        if (isEmpty() || !isInvocation(own)) {
            return Optional.empty();
        }
        List<Integer> numbers = wanted.getOrDefault(UniqueIds.parent(own), List.of());
        return number(own) < numbers.size()
                ? Optional.of(UniqueIds.parent(own)
                        .append(
                                lastSegment(own).getType(),
                                numbers.get(number(own)).toString()))
                : Optional.empty();
    }

    /** A text that begins or ends with the number of an invocation, with its number among all. */
    String amongAll(UniqueId own, String text) {
        String from = "[" + lastSegment(own).getValue() + "]";
        return amongAll(own)
                .map(id -> "[" + lastSegment(id).getValue() + "]")
                .map(to -> text.startsWith(from) ? to + text.substring(from.length()) : withEnd(text, from, to))
                .orElse(text);
    }

    private static String withEnd(String text, String from, String to) {
        return text.endsWith(from) ? text.substring(0, text.length() - from.length()) + to : text;
    }
}
