package dev.vivace.engine.command;

import dev.vivace.engine.model.Budget;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.DoctorReport;
import dev.vivace.engine.report.DoctorReport.Met;
import dev.vivace.engine.report.DoctorReport.Saving;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Measures one module. Everything that runs writes to a directory of its own below {@code target/vivace}, the history
 * included, so that nothing of the module changes.
 */
final class Examination {

    private static final int SAMPLED = 8;
    private static final int FEW = 2;
    private static final Duration SHORTEST_SEARCH = Duration.ofSeconds(15);

    private final DoctorRequest request;
    private final LaunchSpec module;
    private final Path scratch;
    private final Consumer<String> progress;
    private final Instant begin = Instant.now();
    private final int processors = Runtime.getRuntime().availableProcessors();
    private final List<Saving> savings = new ArrayList<>();
    private final List<String> leftOut = new ArrayList<>();
    private final Map<TestId, Met> met = new LinkedHashMap<>();
    private volatile BooleanSupplier cancelling = () -> false;
    private volatile boolean cancelled;

    Examination(DoctorRequest request, LaunchSpec module, Consumer<String> progress) {
        this.request = request;
        this.module = module;
        this.scratch = ModuleFiles.defaultOut(module.baseDirectory()).resolve("doctor");
        this.progress = progress;
    }

    boolean cancel() {
        cancelled = true;
        return cancelling.getAsBoolean();
    }

    /** What was found out; empty where there are no tests. */
    Optional<DoctorReport> run() {
        Optional<Measured> one = measure("one-jvm", "all in one JVM", Isolation.NONE, 1, List.of());
        if (one.isEmpty() || one.get().result().verdicts().isEmpty()) {
            return Optional.empty();
        }
        Optional<Measured> beside = measureIfTime("parallel", "all processors", Isolation.RESET, processors);
        Optional<Measured> reset = measureIfTime("reset", "one JVM that forgets", Isolation.RESET, 1);
        beside.ifPresent(measured -> compareCores(one.get(), measured));
        reset.ifPresent(measured -> compareForks(one.get(), measured));
        DoctorReport.Safety safety = safety(one.get(), beside);
        search();
        boolean complete = leftOut.isEmpty();
        leftOut.add("Fixtures of each test, and chains of set-ups: they are not measured here."
                + " vivace boost measures the first.");
        return Optional.of(report(one.get(), safety, complete));
    }

    private DoctorReport report(Measured one, DoctorReport.Safety safety, boolean complete) {
        return new DoctorReport(
                module.module(),
                one.result().verdicts().size(),
                one.classes().size(),
                processors,
                elapsed().toMillis(),
                complete,
                one.parts(),
                savings,
                List.copyOf(met.values()),
                safety,
                leftOut);
    }

    /** A run of the suite, and what its report says about it. */
    private record Measured(SuiteResult result, RunReport report) {

        private List<String> classes() {
            return result.verdicts().stream()
                    .map(verdict -> verdict.id().className())
                    .distinct()
                    .toList();
        }

        private long wall() {
            return result.wall().toMillis();
        }

        private List<DoctorReport.Part> parts() {
            long start = report.jvms().stream()
                    .mapToLong(jvm -> jvm.readyMillis() - jvm.startMillis())
                    .sum();
            long tests =
                    report.tests().stream().mapToLong(RunReport.Test::millis).sum();
            long classes = report.classes().stream()
                    .mapToLong(RunReport.ClassSpan::millis)
                    .sum();
            long around = Math.max(0, classes - tests);
            return List.of(
                    new DoctorReport.Part("Start of the JVM, discovery of tests", start),
                    new DoctorReport.Part("Class-level set-up and tear-down, loading of test classes", around),
                    new DoctorReport.Part("Tests, with their own fixtures", tests),
                    new DoctorReport.Part(
                            "The rest: looking for classes, reports", Math.max(0, wall() - start - around - tests)));
        }
    }

    private Optional<Measured> measureIfTime(String name, String words, Isolation isolation, int workers) {
        if (isSpent()) {
            leftOut.add("No time was left to measure " + words + ".");
            return Optional.empty();
        }
        return measure(name, words, isolation, workers, List.of());
    }

    private Optional<Measured> measure(
            String name, String words, Isolation isolation, int workers, List<TestId> tests) {
        if (cancelled) {
            return Optional.empty();
        }
        progress.accept("Measuring " + words + (tests.isEmpty() ? "" : ", " + tests.size() + " classes"));
        Path out = scratch.resolve(name);
        LaunchSpec apart = module.withFilesIn(scratch).withReportsIn(out.resolve("surefire-reports"));
        RunCommand command = new RunCommand(variant(isolation, workers, tests, out), SuiteListener.NONE);
        cancelling = command::cancel;
        RunCommand.RunOutcome outcome = command.run(List.of(apart));
        return outcome.isEmpty()
                ? Optional.empty()
                : Optional.of(new Measured(outcome.suites().get(0), RunJson.read(ModuleFiles.json(out))));
    }

    private RunRequest variant(Isolation isolation, int workers, List<TestId> tests, Path out) {
        RunRequest run = request.run();
        return new RunRequest(
                Optional.of(isolation),
                OptionalInt.of(workers),
                run.threads(),
                run.stages(),
                run.select(),
                tests,
                run.order(),
                1,
                run.seed(),
                run.timeout(),
                run.workerMemory(),
                run.javaHome(),
                false,
                false,
                0,
                Optional.of(out),
                Optional.empty());
    }

    private void compareCores(Measured one, Measured beside) {
        savings.add(new Saving(
                "All " + processors + " processors",
                one.wall(),
                beside.wall(),
                "All in one JVM",
                "Both were run, all of the suite.",
                command("")));
    }

    /** Small suites are measured as a whole; of others two samples tell what another class costs. */
    private void compareForks(Measured one, Measured reset) {
        List<String> classes = one.classes();
        int sampled = Math.min(SAMPLED, classes.size());
        Optional<Measured> several = isSpent() ? Optional.empty() : process(classes, sampled);
        if (several.isEmpty()) {
            leftOut.add("No time was left to measure a JVM for each class.");
            return;
        }
        if (sampled == classes.size()) {
            addForks(several.get().wall(), reset, "Both were run, all of the suite, one class after another.");
            return;
        }
        process(classes, FEW).ifPresent(few -> {
            double perClass = Math.max(0, (double) (several.get().wall() - few.wall()) / (sampled - FEW));
            long all = Math.round(several.get().wall() + perClass * (classes.size() - sampled));
            addForks(
                    all,
                    reset,
                    "The first number is extrapolated: " + FEW + " and " + sampled + " of " + classes.size()
                            + " classes were run in a JVM each. The second was run.");
        });
    }

    private Optional<Measured> process(List<String> classes, int count) {
        List<TestId> sample = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            sample.add(TestId.ofClass(classes.get(i * classes.size() / count)));
        }
        return measure("process-" + count, "a JVM for each class", Isolation.PROCESS, 1, sample);
    }

    private void addForks(long before, Measured reset, String how) {
        savings.add(new Saving(
                "A JVM that forgets, in place of one for each class",
                before,
                reset.wall(),
                "A JVM for each class",
                how,
                command(" --isolation reset")));
    }

    /** Whether all tests said beside others what they say in one JVM, and none had to be asked again for it. */
    private DoctorReport.Safety safety(Measured one, Optional<Measured> beside) {
        if (beside.isEmpty()) {
            return new DoctorReport.Safety(false, "Not measured.");
        }
        Map<TestId, Boolean> alone = new LinkedHashMap<>();
        one.result()
                .verdicts()
                .forEach(verdict -> alone.put(verdict.id(), verdict.outcome().isRed()));
        List<TestVerdict> differing = beside.get().result().verdicts().stream()
                .filter(verdict -> verdict.isFlaky()
                        || verdict.flags().contains(TestVerdict.RACED)
                        || alone.getOrDefault(verdict.id(), false)
                                != verdict.outcome().isRed())
                .toList();
        differing.forEach(verdict -> met.put(verdict.id(), new Met(verdict.id(), Optional.empty())));
        return differing.isEmpty()
                ? new DoctorReport.Safety(true, "All tests said side by side, after resets, what they say in one JVM.")
                : new DoctorReport.Safety(
                        false,
                        differing.size() + (differing.size() == 1 ? " test" : " tests")
                                + " contradicted one JVM, or passed only when asked again; vivace run asks again by itself.");
    }

    /** What is left of the time, within reason. */
    private void search() {
        Duration left = request.budget().minus(elapsed());
        if (cancelled || left.compareTo(SHORTEST_SEARCH) < 0) {
            leftOut.add("No time was left to look for tests that depend on the order.");
            return;
        }
        progress.accept("Looking for tests that depend on the order");
        Path out = scratch.resolve("detect");
        DetectRequest wanted = new DetectRequest(
                variant(Isolation.RESET, processors, List.of(), out), Budget.ofTime(left.dividedBy(2)), 1);
        DetectCommand command = new DetectCommand(wanted, new DetectListener() {}, false);
        cancelling = command::cancel;
        command.run(List.of(module.withFilesIn(scratch))).forEach(found -> found.result()
                .findings()
                .forEach(finding -> met.put(finding.test(), new Met(finding.test(), Optional.of(finding.kind())))));
    }

    private String command(String options) {
        return "vivace run"
                + String.join(
                        "", request.words().stream().map(word -> " " + word).toList()) + options;
    }

    private boolean isSpent() {
        return cancelled || elapsed().compareTo(request.budget()) >= 0;
    }

    private Duration elapsed() {
        return Duration.between(begin, Instant.now());
    }
}
