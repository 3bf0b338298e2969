package dev.vivace.engine.suite;

import static dev.vivace.engine.suite.Contexts.fails;
import static dev.vivace.engine.suite.Contexts.labels;
import static dev.vivace.engine.suite.Contexts.passes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Footprint;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.ScriptedRunner.Script;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A class that is red alone is asked after the few classes that can have prepared something for it. */
class PredecessorsTest {

    private static final List<TestOrder> NATURAL = Stream.of("A", "B", "C", "D", "E", "G", "H", "F")
            .map(name -> TestOrder.of(name + "#test"))
            .toList();
    private static final TestOrder A = NATURAL.get(0);
    private static final TestOrder E = NATURAL.get(4);
    private static final TestOrder F = NATURAL.get(7);

    private final Contexts contexts = new Contexts();
    private final List<List<TestId>> beforeF = new ArrayList<>();

    @Test
    void areThoseThatUseTheSameStatics() {
        assertThat(named(Map.of(A, touching("Config"), E, touching("Other"), F, touching("Config"))))
                .isEqualTo(Map.of(F, List.of(A)));
    }

    @Test
    void areThoseThatChangeWhatTheJdkKeeps() {
        Footprint changing = new Footprint(Set.of(), Set.of("the default locale"));

        assertThat(named(Map.of(A, changing, F, touching("Config")))).isEqualTo(Map.of(F, List.of(A)));
    }

    @Test
    void areNotToldByWhatMostUse() {
        assertThat(named(Map.of(A, touching("Log", "Config"), E, touching("Log"), F, touching("Log", "Config"))))
                .isEqualTo(Map.of(F, List.of(A)));
    }

    @Test
    void areNotAskedWhereTheyAreMany() {
        assertThat(named(Map.of(A, touching("Config"), E, touching("Config"), F, touching("Config"))))
                .isEmpty();
    }

    @Test
    void areNobodyWhereARedClassLeftNoTrace() {
        assertThat(named(Map.of(A, touching("Config")))).isEmpty();
    }

    @Test
    void sufficeWhereTheyAreKnown() {
        addNeedyF(before -> before.contains(TestId.parse("A#test")) ? Outcome.PASSED : Outcome.FAILED);
        SuiteLog log = contexts.run(knowing(Map.of(F, List.of(A))));

        assertThat(labels(log)).contains("F#test passed");
        assertThat(stagesOfF(log)).containsExactly(Stage.CLASS, Stage.SUITE);
        assertThat(log.needEarlierClasses()).containsExactly(TestId.parse("F#test"));
        assertThat(beforeF).containsExactly(List.of(TestId.parse("A#test")));
        assertThat(log.afterFew()).isEqualTo(Map.of(F, new Sufficiency(List.of(A), true)));
    }

    @Test
    void areFollowedByAllWhereTheyDoNotSuffice() {
        addNeedyF(before -> before.size() == 7 ? Outcome.PASSED : Outcome.FAILED);
        SuiteLog log = contexts.run(knowing(Map.of(F, List.of(A))));

        assertThat(labels(log)).contains("F#test passed");
        assertThat(beforeF).hasSize(2);
        assertThat(log.afterFew()).isEqualTo(Map.of(F, new Sufficiency(List.of(A), false)));
    }

    @Test
    void areFollowedByAllWhereTheTestSkipsItselfAfterThem() {
        addNeedyF(before -> before.size() == 7 ? Outcome.FAILED : Outcome.SKIPPED);

        assertThat(labels(contexts.run(knowing(Map.of(F, List.of(A)))))).contains("F#test failed");
    }

    @Test
    void areNotTriedAgainWhereTheyDidNotSuffice() {
        addNeedyF(before -> before.size() == 7 ? Outcome.PASSED : Outcome.FAILED);
        SuiteLog log = contexts.run(knowing(Map.of(F, List.of())));

        assertThat(labels(log)).contains("F#test passed");
        assertThat(beforeF).hasSize(1);
        assertThat(log.afterFew()).isEmpty();
    }

    @Test
    void areToldAsTheyRan() {
        contexts.add("A#test", passes(), passes(), passes());
        contexts.add("B#test", fails(), fails(), passes());
        Stream.of("C", "D", "E", "G", "H", "I", "J", "K", "L", "M")
                .forEach(name -> contexts.add(name + "#test", passes(), passes(), passes()));
        contexts.add("F#test", fails(), fails(), passes());
        List<TestOrder> parts = contexts.classes();
        TestOrder b = parts.get(1);
        SuiteLog log = contexts.run(plan(parts, Map.of(b, List.of(A), F, List.of(A))));

        assertThat(log.afterFew())
                .isEqualTo(Map.of(b, new Sufficiency(List.of(A), true), F, new Sufficiency(List.of(A, b), true)));
    }

    @Test
    void keepTheirFlagWhereTheSuiteRunsFirst() {
        addNeedyF(before -> before.size() == 7 ? Outcome.PASSED : Outcome.FAILED);
        SuitePlan known = knowing(Map.of(F, List.of(A)));
        SuitePlan first = new SuitePlan(
                known.parts(),
                known.isolation(),
                known.ownJvm(),
                known.audited(),
                known.sideBySide(),
                known.concurrency(),
                Set.of(F),
                known.after(),
                known.inOrder(),
                known.stages(),
                known.suite(),
                known.reruns(),
                known.stopAfterRed());

        assertThat(contexts.run(first).needEarlierClasses()).containsExactly(TestId.parse("F#test"));
    }

    @Test
    void areNotAskedForAClassThatIsGreenAlone() {
        NATURAL.forEach(part -> contexts.add(part.tests().get(0).toString(), passes(), passes(), passes()));
        SuiteLog log = contexts.run(knowing(Map.of(F, List.of(A))));

        assertThat(stagesOfF(log)).containsExactly(Stage.CLASS);
        assertThat(log.needEarlierClasses()).isEmpty();
    }

    private void addNeedyF(Script inSuite) {
        NATURAL.subList(0, 7)
                .forEach(part -> contexts.add(part.tests().get(0).toString(), passes(), passes(), passes()));
        contexts.add("F#test", fails(), fails(), before -> {
            beforeF.add(List.copyOf(before));
            return inSuite.run(before);
        });
    }

    private static List<Stage> stagesOfF(SuiteLog log) {
        return log.verdicts().get(7).attempts().stream().map(Attempt::stage).toList();
    }

    /** Those of F; who is not mentioned uses what nobody else does but the others like it. */
    private static Map<TestOrder, List<TestOrder>> named(Map<TestOrder, Footprint> footprints) {
        Predecessors predecessors = new Predecessors(knowing(Map.of()));
        NATURAL.forEach(part -> predecessors.add(PartLog.of(
                part,
                Stage.PARALLEL,
                List.of(new OrderRun(
                        List.of(),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        Optional.of(footprints.getOrDefault(part, part.equals(F) ? Footprint.NONE : touching("Log"))),
                        Duration.ZERO)))));
        return predecessors.of(List.of(F), NATURAL);
    }

    private static Footprint touching(String... classes) {
        return new Footprint(Set.of(classes), Set.of());
    }

    private static SuitePlan knowing(Map<TestOrder, List<TestOrder>> after) {
        return plan(NATURAL, after);
    }

    private static SuitePlan plan(List<TestOrder> parts, Map<TestOrder, List<TestOrder>> after) {
        return new SuitePlan(
                parts,
                Isolation.RESET,
                Set.of(),
                Set.of(),
                SideBySide.lanes(2),
                Concurrency.NONE,
                Set.of(),
                after,
                Set.of(),
                Stages.SOUND,
                Optional.of(Isolation.NONE),
                0,
                0);
    }
}
