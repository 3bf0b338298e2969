package dev.vivace.engine.report;

import com.google.gson.annotations.SerializedName;
import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The content of {@code run.json}: what a run found out, for scripts.
 *
 * @param start when it began, where it was one run
 * @param isolation what was forgotten between classes
 * @param workers how many JVMs ran side by side
 * @param seed of every random choice
 * @param wallMillis how long it took, one module after another
 * @param summary how many tests had which verdict
 * @param tests one per verdict, in the sequence in which they first ended
 * @param taints classes whose state could not be forgotten
 * @param classes when each test class ran, with its set-up and tear-down; of a module alone
 * @param jvms when JVMs started; of a module alone
 * @param shard which part of the suite this is, where it is one
 * @param ending what it means for the build, where that is known
 */
public record RunReport(
        Optional<Instant> start,
        String isolation,
        int workers,
        long seed,
        long wallMillis,
        Summary summary,
        List<Test> tests,
        List<Taint> taints,
        List<ClassSpan> classes,
        List<JvmSpan> jvms,
        Optional<ShardReport> shard,
        Optional<Ending> ending) {

    public RunReport {
        tests = List.copyOf(tests);
        taints = List.copyOf(taints);
        classes = List.copyOf(classes);
        jvms = List.copyOf(jvms);
    }

    /** The report of a module, or of all modules of a reactor, whose tests then name their module. */
    public static RunReport of(List<SuiteResult> suites) {
        Optional<Instant> start = suites.stream().map(SuiteResult::start).min(Instant::compareTo);
        List<Test> tests = suites.stream()
                .flatMap(suite -> suite.verdicts().stream()
                        .map(verdict -> Test.of(verdict, start.orElseThrow(), moduleOf(suite, suites))))
                .toList();
        return new RunReport(
                start,
                suites.stream().map(SuiteResult::isolation).distinct().collect(Collectors.joining(",")),
                suites.stream().mapToInt(SuiteResult::workers).max().orElse(0),
                suites.stream().mapToLong(SuiteResult::seed).findFirst().orElse(0),
                suites.stream().mapToLong(suite -> suite.wall().toMillis()).sum(),
                Summary.of(tests),
                tests,
                suites.stream()
                        .flatMap(suite -> suite.taints().stream())
                        .map(Taint::of)
                        .toList(),
                suites.size() == 1 ? ClassSpan.in(suites.get(0)) : List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    /** The same for a part of the suite. */
    public RunReport with(ShardReport part) {
        return new RunReport(
                start,
                isolation,
                workers,
                seed,
                wallMillis,
                summary,
                tests,
                taints,
                classes,
                jvms,
                Optional.of(part),
                ending);
    }

    /** The same with the JVMs in which it ran. */
    public RunReport with(List<JvmSpan> started) {
        return new RunReport(
                start, isolation, workers, seed, wallMillis, summary, tests, taints, classes, started, shard, ending);
    }

    /** The same with what it means for the build. */
    public RunReport with(Ending known) {
        return new RunReport(
                start,
                isolation,
                workers,
                seed,
                wallMillis,
                summary,
                tests,
                taints,
                classes,
                jvms,
                shard,
                Optional.of(known));
    }

    /** How many tests the run did not get to before it was stopped. */
    public long notRun() {
        return flagged(TestVerdict.NOT_RUN);
    }

    /** How many tests were red where that may not count, when the run was stopped. */
    public long unconfirmed() {
        return flagged(TestVerdict.UNCONFIRMED);
    }

    private long flagged(String flag) {
        return tests.stream().filter(test -> test.flags().contains(flag)).count();
    }

    private static Optional<String> moduleOf(SuiteResult suite, List<SuiteResult> suites) {
        return suites.size() > 1 ? Optional.of(suite.module()) : Optional.empty();
    }

    /**
     * What a run means for the build, which verdicts alone do not tell.
     *
     * @param red whether it makes the build red
     * @param differs whether a verdict is not that of the reference, where that was asked for
     * @param notBegun modules that were to run and were not begun
     * @param reasons sentences about what no red test shows
     */
    public record Ending(boolean red, boolean differs, List<String> notBegun, List<String> reasons) {

        public Ending {
            notBegun = List.copyOf(notBegun);
            reasons = List.copyOf(reasons);
        }

        /** The same where these modules were not begun. */
        public Ending without(List<String> modules) {
            return new Ending(red, differs, modules, reasons);
        }
    }

    /**
     * How many tests had which verdict.
     *
     * @param tests all of them
     * @param passed flaky ones included
     * @param failed failed, errored, timed out or crashed
     * @param skipped not run
     * @param flaky the part of {@code passed} that was red in an earlier stage
     */
    public record Summary(long tests, long passed, long failed, long skipped, long flaky) {

        /** Counts them. */
        public static Summary of(List<Test> tests) {
            return new Summary(
                    tests.size(),
                    count(tests, test -> test.outcome() == Outcome.PASSED),
                    count(tests, test -> test.outcome().isRed()),
                    count(tests, test -> test.outcome() == Outcome.SKIPPED),
                    count(tests, Test::isFlaky));
        }

        private static long count(List<Test> tests, Predicate<Test> which) {
            return tests.stream().filter(which).count();
        }
    }

    /**
     * A test and its verdict.
     *
     * @param id its identity
     * @param module where there are several
     * @param outcome what counts
     * @param flags what the attempts tell
     * @param millis of the attempt that counts
     * @param attempts every run of it
     */
    public record Test(
            TestId id, Optional<String> module, Outcome outcome, List<String> flags, long millis, List<Try> attempts) {

        public Test {
            flags = List.copyOf(flags);
            attempts = List.copyOf(attempts);
        }

        /** Whether it passed only after it had been red. */
        public boolean isFlaky() {
            return outcome == Outcome.PASSED
                    && attempts.stream().anyMatch(attempt -> attempt.outcome().isRed());
        }

        /** The same where there are other modules, too. */
        public Test in(String otherModule) {
            return new Test(id, Optional.of(otherModule), outcome, flags, millis, attempts);
        }

        /** The same where so many workers come before its own, and it began so much later. */
        public Test moved(int workers, long later) {
            return new Test(
                    id,
                    module,
                    outcome,
                    flags,
                    millis,
                    attempts.stream()
                            .map(attempt -> attempt.moved(workers, later))
                            .toList());
        }

        private static Test of(TestVerdict verdict, Instant start, Optional<String> module) {
            return new Test(
                    verdict.id(),
                    module,
                    verdict.outcome(),
                    List.copyOf(verdict.flags()),
                    verdict.result().duration().toMillis(),
                    verdict.attempts().stream()
                            .map(attempt -> Try.of(attempt, start))
                            .toList());
        }
    }

    /**
     * One run of a test on the way to its verdict.
     *
     * @param stage why it was run
     * @param outcome what happened
     * @param worker number of the worker that ran it
     * @param startMillis since the run began
     * @param millis how long it took
     * @param failure why it was red
     * @param skipReason why it was skipped
     * @param output the end of what it printed
     */
    public record Try(
            Attempt.Stage stage,
            Outcome outcome,
            int worker,
            long startMillis,
            long millis,
            Optional<Failure> failure,
            Optional<String> skipReason,
            Optional<Printed> output) {

        private Try moved(int workers, long later) {
            return new Try(stage, outcome, worker + workers, startMillis + later, millis, failure, skipReason, output);
        }

        private static Try of(Attempt attempt, Instant start) {
            TestResult result = attempt.result();
            return new Try(
                    attempt.stage(),
                    result.outcome(),
                    result.worker(),
                    Duration.between(start, result.start()).toMillis(),
                    result.duration().toMillis(),
                    result.failure(),
                    result.skipReason(),
                    Printed.by(result));
        }
    }

    /**
     * What a test printed to standard output and standard error.
     *
     * @param bytes how much
     * @param end the last of it
     */
    public record Printed(long bytes, String end) {

        private static final int KEPT_OF_RED = 64 * 1024;
        private static final int KEPT_OF_GREEN = 2 * 1024;

        private static Optional<Printed> by(TestResult result) {
            long bytes = result.output().chunks().stream()
                    .mapToLong(CapturedOutput.Chunk::length)
                    .sum();
            if (bytes == 0) {
                return Optional.empty();
            }
            int kept = result.outcome().isRed() ? KEPT_OF_RED : KEPT_OF_GREEN;
            return Optional.of(new Printed(bytes, new String(result.output().tail(kept), StandardCharsets.UTF_8)));
        }
    }

    /**
     * When a test class ran.
     *
     * @param className binary name
     * @param worker number of the worker that ran it
     * @param startMillis since the run began
     * @param millis how long it took, with its set-up and tear-down
     */
    public record ClassSpan(@SerializedName("class") String className, int worker, long startMillis, long millis) {

        private static List<ClassSpan> in(SuiteResult suite) {
            return suite.containers().stream()
                    .filter(result -> result.node().isClass() && result.outcome() != Outcome.SKIPPED)
                    .map(result -> new ClassSpan(
                            result.id().className(),
                            result.worker(),
                            Duration.between(suite.start(), result.start()).toMillis(),
                            result.duration().toMillis()))
                    .toList();
        }
    }

    /**
     * When a JVM started.
     *
     * @param worker number of the worker that it was
     * @param startMillis since the run began
     * @param readyMillis since the run began, when tests could run in it; one that started early has waited then
     */
    public record JvmSpan(int worker, long startMillis, long readyMillis) {}

    /**
     * A class whose state could not be forgotten.
     *
     * @param className binary name
     * @param reason one sentence
     */
    public record Taint(@SerializedName("class") String className, String reason) {

        private static Taint of(dev.vivace.engine.model.Taint taint) {
            return new Taint(taint.className(), taint.reason());
        }
    }
}
