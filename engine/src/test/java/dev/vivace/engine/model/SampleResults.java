package dev.vivace.engine.model;

import dev.vivace.engine.model.TestNode.Kind;
import dev.vivace.engine.model.TestNode.Source;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Results of runs that never happened, for tests of what is made from results. */
public final class SampleResults {

    public static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private SampleResults() {}

    /** A suite of the module {@code sample:module} with these verdicts. */
    public static SuiteResult suite(TestVerdict... verdicts) {
        return suite("sample:module", verdicts);
    }

    /** A suite of a module with these verdicts. */
    public static SuiteResult suite(String module, TestVerdict... verdicts) {
        return suite(module, Arrays.asList(verdicts), List.of(), List.of());
    }

    /** A suite in which these tests raced, all of them green in the end. */
    public static SuiteResult racing(Race... races) {
        List<TestVerdict> verdicts = Arrays.stream(races)
                .map(race -> verdict(race.test().toString(), Outcome.PASSED, 1))
                .toList();
        return suite("sample:module", verdicts, List.of(), Arrays.asList(races));
    }

    /** A suite without tests in which these classes did not share a JVM well. */
    public static SuiteResult tainted(Taint... taints) {
        return suite("sample:module", List.of(), Arrays.asList(taints), List.of());
    }

    private static SuiteResult suite(String module, List<TestVerdict> verdicts, List<Taint> taints, List<Race> races) {
        return new SuiteResult(
                module,
                "none",
                1,
                7,
                START,
                Duration.ofSeconds(2),
                verdicts,
                List.of(),
                List.of(),
                taints,
                races,
                List.of());
    }

    /** A verdict from one attempt. */
    public static TestVerdict verdict(String id, Outcome outcome, int millis) {
        return verdict(id, outcome, attempt(Attempt.Stage.SUITE, id, outcome, millis));
    }

    /** A verdict from several attempts. */
    public static TestVerdict verdict(String id, Outcome outcome, Attempt... attempts) {
        return new TestVerdict(TestId.parse(id), outcome, Set.of(), Arrays.asList(attempts));
    }

    /** An attempt that began a second after the suite. */
    public static Attempt attempt(Attempt.Stage stage, String id, Outcome outcome, int millis) {
        int round = stage == Attempt.Stage.RERUN ? 1 : 0;
        return new Attempt(stage, round, result(TestId.parse(id), outcome, millis));
    }

    private static TestResult result(TestId id, Outcome outcome, int millis) {
        return new TestResult(
                id,
                jupiterMethod(id),
                outcome,
                Optional.empty(),
                Optional.empty(),
                START.plusSeconds(1),
                Duration.ofMillis(millis),
                CapturedOutput.none(),
                1,
                new TestResult.Span(1, 2));
    }

    private static TestNode jupiterMethod(TestId id) {
        TestNode engine = new TestNode(
                "[engine:junit-jupiter]",
                Optional.empty(),
                Kind.CONTAINER,
                "JUnit Jupiter",
                "JUnit Jupiter",
                Optional.empty());
        TestNode owner = new TestNode(
                engine.uniqueId() + "/[class:" + id.className() + "]",
                Optional.of(engine),
                Kind.CONTAINER,
                id.className(),
                id.className(),
                Optional.of(new Source(id.className(), "", "", "")));
        String name = id.method() + "()" + id.invocation();
        return new TestNode(
                owner.uniqueId() + "/[method:" + name + "]",
                Optional.of(owner),
                Kind.TEST,
                name,
                name,
                Optional.of(new Source(id.className(), id.method(), "", "")));
    }
}
