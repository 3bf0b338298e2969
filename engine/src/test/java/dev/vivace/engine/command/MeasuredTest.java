package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Compilation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Pace;
import dev.vivace.engine.model.SampleResults;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.report.DoctorReport.Part;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.ClassSpan;
import dev.vivace.engine.report.RunReport.JvmSpan;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MeasuredTest {

    @Test
    void dividesTheTimeIntoPartsThatAddUp() {
        Measured measured = measured(
                List.of(test("a.A#a", 300), test("a.B#b", 200)),
                new ClassSpan("a.A", 1, 400, 350),
                new ClassSpan("a.B", 1, 750, 230));

        List<Part> parts = measured.parts(Duration.ofMillis(120));

        assertThat(parts).extracting(Part::millis).containsExactly(100L, 80L, 120L, 380L, measured.wall() - 680);
        assertThat(parts.stream().mapToLong(Part::millis).sum()).isEqualTo(measured.wall());
    }

    @Test
    void countsOnceWhatRanAtOnce() {
        Measured measured = measured(
                List.of(test("a.A#a", 500), test("a.B#b", 500)),
                new ClassSpan("a.A", 1, 150, 500),
                new ClassSpan("a.B", 1, 250, 500));

        List<Part> parts = measured.parts(Duration.ZERO);

        assertThat(parts).extracting(Part::millis).containsExactly(100L, 0L, 0L, 600L, measured.wall() - 700);
    }

    @Test
    void leavesNothingToAStartBesideClassesThatRun() {
        Measured measured = measured(List.of(test("a.A#a", 500)), new ClassSpan("a.A", 1, 60, 500));

        List<Part> parts = measured.parts(Duration.ZERO);

        assertThat(parts).extracting(Part::millis).containsExactly(60L, 0L, 0L, 500L, measured.wall() - 560);
    }

    @Test
    void addsUpWhereRoundedTimesAreLongerThanTheRun() {
        Measured measured = measured(List.of(test("a.A#a", 2000)), new ClassSpan("a.A", 1, 99, 2000));

        List<Part> parts = measured.parts(Duration.ofMillis(3000));

        assertThat(parts).hasSize(5).allMatch(part -> part.millis() >= 0);
        assertThat(parts.stream().mapToLong(Part::millis).sum()).isEqualTo(measured.wall());
    }

    @Test
    void takesANestedClassForAPartOfTheOneAroundIt() {
        Measured measured = measured(
                List.of(test("a.A#a", 10), test("a.A$Inner#b", 10)),
                new ClassSpan("a.A$Inner", 1, 120, 0),
                new ClassSpan("a.A", 1, 100, 20),
                new ClassSpan("a.B", 1, 120, 0));

        assertThat(measured.classes()).containsExactly("a.A", "a.B");
    }

    @Test
    void countsOnlyWhatCameToItsEndWhereTheRunWasCut() {
        TestVerdict reached = test("a.B#b", 10);
        TestVerdict missed = test("a.B#c", 0);
        Measured measured = measured(
                List.of(
                        test("a.A#a", 50),
                        reached,
                        new TestVerdict(missed.id(), Outcome.PASSED, Set.of(TestVerdict.NOT_RUN), missed.attempts())),
                new ClassSpan("a.A", 1, 100, 60),
                new ClassSpan("a.B", 1, 160, 40));

        assertThat(measured.isCut()).isTrue();
        assertThat(measured.classes()).containsExactly("a.A");
        assertThat(measured.allClasses()).isEqualTo(2);
        assertThat(measured.wall()).isEqualTo(160);
        assertThat(measured.verdicts()).hasSize(1);
    }

    @Test
    void tellsHowManyProcessorsWereBusy() {
        Measured measured = measured(List.of(test("a.A#a", 10)), new ClassSpan("a.A", 1, 0, 10));

        assertThat(measured.busy()).contains(1.5);
    }

    @Test
    void extrapolatesWhatAnotherClassCosts() {
        assertThat(Examination.extrapolated(2000, 5000, 8, 108)).isEqualTo(55_000);
        assertThat(Examination.extrapolated(5000, 4000, 8, 108)).isEqualTo(4000);
    }

    private static TestVerdict test(String id, int millis) {
        return SampleResults.verdict(id, Outcome.PASSED, millis);
    }

    private static Measured measured(List<TestVerdict> verdicts, ClassSpan... classes) {
        SuiteResult suite = SampleResults.suite(verdicts.toArray(TestVerdict[]::new));
        RunReport report = RunReport.of(List.of(suite)).with(List.of(new JvmSpan(1, 0, 100)));
        RunReport withClasses = new RunReport(
                report.start(),
                report.isolation(),
                report.workers(),
                report.seed(),
                report.wallMillis(),
                report.summary(),
                report.tests(),
                report.taints(),
                Stream.of(classes).toList(),
                report.jvms(),
                report.shard(),
                report.ending());
        return new Measured(
                suite,
                withClasses,
                Optional.of(new Pace(
                        1, Compilation.FULL, verdicts.size(), Duration.ofMillis(1000), Duration.ofMillis(1500))));
    }
}
