package dev.vivace.engine.history;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.vivace.engine.model.Need;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One record of the history: {@code {"kind":"durations","millis":{"pkg.Class#method":[12,11]}}}, newest last. Lines of
 * kinds that we do not know are kept as they are.
 *
 * @param content a JSON object
 */
record HistoryLine(JsonObject content) {

    private static final String KIND = "kind";
    private static final String DURATIONS = "durations";
    private static final String MILLIS = "millis";
    private static final String OWN_JVM = "own-jvm";
    private static final String CLASSES = "classes";
    private static final String AGENT = "agent";
    private static final String NEEDS = "needs-earlier";
    private static final String EXECUTION = "execution";
    private static final String RED = "red";
    private static final String TESTS = "tests";

    /** How many durations of a test are worth keeping. */
    private static final int KEPT = 10;

    /** The line with this text; empty where it is not whole. */
    static Optional<HistoryLine> parse(String text) {
        try {
            return Optional.of(JsonParser.parseString(text))
                    .filter(JsonElement::isJsonObject)
                    .map(element -> new HistoryLine(element.getAsJsonObject()))
                    .filter(HistoryLine::isWhole);
        } catch (JsonParseException e) {
            return Optional.empty();
        }
    }

    private boolean isWhole() {
        return content.get(KIND) instanceof JsonPrimitive
                && (!isDurations() || content.get(MILLIS) instanceof JsonObject millis && isWhole(millis));
    }

    private static boolean isWhole(JsonObject millis) {
        return millis.asMap().values().stream()
                .allMatch(values -> values instanceof JsonArray array
                        && !array.isEmpty()
                        && array.asList().stream()
                                .allMatch(value -> value instanceof JsonPrimitive number && number.isNumber()));
    }

    /** How long the tests of a run took. */
    static HistoryLine durations(SuiteResult result) {
        Map<String, List<Long>> millis = new LinkedHashMap<>();
        for (TestVerdict verdict : result.verdicts()) {
            TestResult usual = verdict.usual();
            if (tellsDuration(usual)) {
                TestId method = verdict.id().wholeMethod();
                long taken = usual.duration().toMillis();
                millis.merge(method.toString(), List.of(taken), (a, b) -> List.of(a.get(0) + b.get(0)));
            }
        }
        return durations(millis);
    }

    private static boolean tellsDuration(TestResult result) {
        return !result.id().isClass()
                && Stream.of(Outcome.PASSED, Outcome.FAILED, Outcome.ERRORED).anyMatch(result.outcome()::equals);
    }

    private static HistoryLine durations(Map<String, List<Long>> millisByTest) {
        JsonObject millis = new JsonObject();
        millisByTest.forEach((test, values) -> {
            JsonArray array = new JsonArray();
            values.forEach(array::add);
            millis.add(test, array);
        });
        return of(DURATIONS, MILLIS, millis);
    }

    /** Which test classes did not share a JVM well that this agent made forget, and why. */
    static HistoryLine taints(SuiteResult result, String agent) {
        JsonObject classes = new JsonObject();
        result.taints().forEach(taint -> classes.addProperty(taint.className(), taint.reason()));
        HistoryLine line = of(OWN_JVM, CLASSES, classes);
        line.content.addProperty(AGENT, agent);
        return line;
    }

    /** The classes of which this agent taught that, not another one. */
    static Set<String> needOwnJvm(List<HistoryLine> lines, String agent) {
        return all(lines.stream().filter(line -> line.isOf(agent)).toList(), OWN_JVM, CLASSES)
                .flatMap(classes -> classes.keySet().stream())
                .collect(Collectors.toSet());
    }

    private boolean isOf(String agent) {
        return content.get(AGENT) instanceof JsonPrimitive name
                && name.getAsString().equals(agent);
    }

    /** A line of this kind with one object in it. */
    static HistoryLine of(String kind, String name, JsonObject value) {
        JsonObject content = new JsonObject();
        content.addProperty(KIND, kind);
        content.add(name, value);
        return new HistoryLine(content);
    }

    /** The same line, for one of a module's executions of Surefire or Failsafe. */
    HistoryLine ofExecution(String execution) {
        JsonObject copy = content.deepCopy();
        copy.addProperty(EXECUTION, execution);
        return new HistoryLine(copy);
    }

    /** The execution that it is about. */
    String execution() {
        return content.get(EXECUTION) instanceof JsonPrimitive name ? name.getAsString() : "";
    }

    /** Those that are about this execution. */
    static List<HistoryLine> of(List<HistoryLine> lines, String execution) {
        return lines.stream().filter(line -> line.execution().equals(execution)).toList();
    }

    /** The keys of the object with this name. */
    Set<String> keysOf(String name) {
        return content.get(name) instanceof JsonObject object ? object.keySet() : Set.of();
    }

    /** Whether something is in one of its objects. */
    boolean hasContent() {
        return content.asMap().values().stream()
                .anyMatch(value -> value instanceof JsonObject object && !object.isEmpty());
    }

    /** The objects of this name in all lines of this kind. */
    static Stream<JsonObject> all(List<HistoryLine> lines, String kind, String name) {
        return lines.stream()
                .filter(line -> line.is(kind))
                .filter(line -> line.content.get(name) instanceof JsonObject)
                .map(line -> line.content.getAsJsonObject(name));
    }

    /** Which test classes need some of those that run before them. */
    static HistoryLine needs(List<Need> needs) {
        JsonObject classes = new JsonObject();
        needs.forEach(need -> classes.add(need.className(), sorted(need.earlier())));
        return of(NEEDS, CLASSES, classes);
    }

    private static JsonArray sorted(Collection<String> names) {
        JsonArray array = new JsonArray();
        names.stream().sorted().forEach(array::add);
        return array;
    }

    /** Test classes that need others, with those among which they are; what was found last counts. */
    static Map<String, Set<String>> needing(List<HistoryLine> lines) {
        return all(lines, NEEDS, CLASSES)
                .flatMap(classes -> classes.entrySet().stream())
                .filter(entry -> entry.getValue() instanceof JsonArray)
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> names(entry.getValue().getAsJsonArray()),
                        (earlier, later) -> later))
                .entrySet()
                .stream()
                .filter(entry -> !entry.getValue().isEmpty())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static Set<String> names(JsonArray array) {
        return array.asList().stream()
                .filter(JsonElement::isJsonPrimitive)
                .map(JsonElement::getAsString)
                .collect(Collectors.toSet());
    }

    /** Which tests of the last run are red. */
    static HistoryLine red(Set<TestId> tests) {
        JsonObject red = new JsonObject();
        tests.stream().map(TestId::toString).sorted().forEach(test -> red.addProperty(test, true));
        return of(RED, TESTS, red);
    }

    /** The tests that were red in the last run of this execution that tells. */
    static Set<TestId> red(List<HistoryLine> lines, String execution) {
        List<JsonObject> told = all(
                        lines.stream()
                                .filter(line -> line.execution().equals(execution))
                                .toList(),
                        RED,
                        TESTS)
                .toList();
        return told.isEmpty()
                ? Set.of()
                : told.get(told.size() - 1).keySet().stream()
                        .flatMap(test -> TestId.find(test).stream())
                        .collect(Collectors.toSet());
    }

    /** The same knowledge in fewer lines: of what later lines overrule nothing is kept, of durations what is worth it. */
    static List<HistoryLine> compact(List<HistoryLine> lines) {
        Stream<HistoryLine> others = Additions.compact(Paces.compact(lines).toList())
                .filter(line -> !line.isDurations() && !line.is(RED) && !line.is(NEEDS) && !Concurrences.isRaces(line));
        Stream<HistoryLine> red = lines.stream()
                .filter(line -> line.is(RED))
                .map(HistoryLine::execution)
                .distinct()
                .map(execution -> red(red(lines, execution)).ofExecution(execution));
        Stream<HistoryLine> needs = Stream.of(needs(needing(lines).entrySet().stream()
                .map(entry -> new Need(entry.getKey(), List.copyOf(entry.getValue())))
                .toList()));
        return Stream.of(
                        others,
                        Stream.concat(red, Stream.concat(needs, Stream.of(Concurrences.compactRaces(lines))))
                                .filter(HistoryLine::hasContent),
                        Stream.of(durations(millisByTest(lines))))
                .flatMap(kind -> kind)
                .toList();
    }

    /** The last durations of every test, oldest first. */
    static Map<String, List<Long>> millisByTest(List<HistoryLine> lines) {
        Map<String, List<Long>> all = new LinkedHashMap<>();
        lines.stream().filter(HistoryLine::isDurations).forEach(line -> line.content
                .getAsJsonObject(MILLIS)
                .asMap()
                .forEach((test, values) -> values.getAsJsonArray()
                        .forEach(value -> all.computeIfAbsent(test, key -> new ArrayList<>())
                                .add(value.getAsLong()))));
        all.replaceAll((test, values) -> values.subList(Math.max(0, values.size() - KEPT), values.size()));
        return all;
    }

    boolean isDurations() {
        return is(DURATIONS);
    }

    /** Whether it is of this kind. */
    boolean is(String kind) {
        return content.get(KIND).getAsString().equals(kind);
    }

    @Override
    public String toString() {
        return content.toString();
    }
}
