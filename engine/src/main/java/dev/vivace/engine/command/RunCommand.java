package dev.vivace.engine.command;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.model.WorkerLoss;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.Ending;
import dev.vivace.engine.report.RunReport.JvmSpan;
import dev.vivace.engine.suite.Verification;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code vivace run}: runs the suites of some modules, one after another, and writes their reports. */
public final class RunCommand {

    private final RunRequest request;
    private final SuiteListener listener;
    private final boolean partOfReactor;
    private final Optional<Sharding> sharding;
    private final Map<Path, List<ModuleOutcome>> finished = new LinkedHashMap<>();
    private final RunControl control = new RunControl();

    /** Does what the request says and tells the listener about it. */
    public RunCommand(RunRequest request, SuiteListener listener) {
        this(request, listener, false, Optional.empty());
    }

    private RunCommand(RunRequest request, SuiteListener listener, boolean partOfReactor, Optional<Sharding> sharding) {
        this.request = request;
        this.listener = listener;
        this.partOfReactor = partOfReactor;
        this.sharding = sharding;
    }

    /** One that is given the modules of a reactor in several calls, and never knows whether there are more. */
    public static RunCommand partOfReactor(RunRequest request, SuiteListener listener) {
        return new RunCommand(request, listener, true, Optional.empty());
    }

    /** {@code vivace shard}: the same with this machine's part of the tests. */
    public RunCommand shared(Sharding shares) {
        request.orderFile().ifPresent(file -> {
            throw Problem.of("An order from a file runs in one JVM, and so cannot be shared out: " + file)
                    .tryThis("vivace run --order " + file)
                    .tryThis("--order natural, random or reversed");
        });
        return new RunCommand(request, listener, partOfReactor, Optional.of(shares));
    }

    /** Runs every module, whatever becomes of the ones before it. */
    public RunOutcome run(List<LaunchSpec> modules) {
        try (RunLocks locks = RunLocks.take(modules)) {
            return runAlone(modules);
        }
    }

    private RunOutcome runAlone(List<LaunchSpec> modules) {
        if (request.order() instanceof OrderChoice.Random) {
            listener.notice("The order is random, from seed " + request.seed() + ".");
        }
        if (sharding.isPresent()) {
            request.out().ifPresent(ModuleFiles::clearTogether);
        }
        boolean onlyModule = modules.size() == 1 && !partOfReactor;
        List<ModuleOutcome> outcomes = new ArrayList<>();
        List<LaunchSpec> notBegun = new ArrayList<>();
        List<String> left = new ArrayList<>();
        for (LaunchSpec module : modules) {
            boolean enough = isEnough(outcomes);
            if (enough) {
                notBegun.add(module);
            }
            if (enough || control.isCancelled()) {
                left.add(module.module());
            } else {
                List<ModuleOutcome> earlier =
                        finished.computeIfAbsent(module.baseDirectory(), key -> new ArrayList<>());
                new ModuleRun(request, module, onlyModule, listener, control, sharding)
                        .run(earlier)
                        .ifPresent(outcomes::add);
            }
        }
        RunOutcome outcome = new RunOutcome(outcomes);
        sharding.ifPresent(shares -> tellNotBegun(notBegun, onlyModule, shares));
        if (finished.size() > 1) {
            List<ModuleOutcome> all =
                    finished.values().stream().flatMap(List::stream).toList();
            write(ModuleFiles.together(finished.keySet(), request.out()), new RunOutcome(all), left);
        }
        writeJson(outcome, left);
        return outcome;
    }

    /** What lies there of a module is of an earlier run, or of earlier executions, which have their part still. */
    private void tellNotBegun(List<LaunchSpec> modules, boolean onlyModule, Sharding shares) {
        List<LaunchSpec> wanted = modules.stream()
                .filter(module -> module.policy().skip().isEmpty())
                .toList();
        shares.stoppedBefore(wanted);
        for (LaunchSpec module : wanted) {
            Path file = ModuleLaunch.of(request, module, onlyModule).files().json();
            write(file, new RunOutcome(finished.getOrDefault(module.baseDirectory(), List.of())), List.of());
        }
    }

    /** Writes the copy of {@code run.json} that was asked for; for callers who give modules in several calls. */
    public void writeJson(RunOutcome outcome) {
        writeJson(outcome, List.of());
    }

    private void writeJson(RunOutcome outcome, List<String> notBegun) {
        request.json().ifPresent(file -> write(file, outcome, notBegun));
    }

    private void write(Path file, RunOutcome outcome, List<String> notBegun) {
        RunReport report = outcome.report().with(outcome.ending().without(notBegun));
        RunJson.write(
                file,
                sharding.map(shares -> shares.report(report, outcome.suites(), file))
                        .orElse(report));
    }

    /**
     * Names the classes of this machine's part, and runs nothing.
     *
     * @return one per module that has tests
     */
    public List<ListedModule> list(List<LaunchSpec> modules) {
        boolean onlyModule = modules.size() == 1 && !partOfReactor;
        List<ListedModule> listed = new ArrayList<>();
        for (LaunchSpec module : modules) {
            new ModuleRun(request, module, onlyModule, listener, control, sharding)
                    .list()
                    .ifPresent(classes -> listed.add(new ListedModule(module.module(), classes)));
        }
        return listed;
    }

    /**
     * What one machine runs of a module.
     *
     * @param module which
     * @param classes sorted
     */
    public record ListedModule(String module, List<String> classes) {

        public ListedModule {
            classes = List.copyOf(classes);
        }
    }

    private boolean isEnough(List<ModuleOutcome> outcomes) {
        return request.failFast() && outcomes.stream().anyMatch(ModuleOutcome::isRed);
    }

    /**
     * Ends the workers; {@link #run} then returns soon, with what is known so far. May be called from any thread.
     *
     * @return whether tests were under way, so that results are to be expected
     */
    public boolean cancel() {
        return control.cancel();
    }

    /**
     * What came of one module.
     *
     * @param result its verdicts
     * @param policy what red and flaky tests mean for the build
     * @param verification how it compares with the reference, where that was asked for
     * @param jvms when its JVMs started
     */
    public record ModuleOutcome(
            SuiteResult result, LaunchSpec.Policy policy, Optional<Verification> verification, List<JvmSpan> jvms) {

        public ModuleOutcome {
            jvms = List.copyOf(jvms);
        }

        /** Whether this module makes the build red; a JVM that went away is no failure that a pom can ignore. */
        public boolean isRed() {
            return result.hasLostWorkers() || !policy.failureIgnored() && (result.isRed() || isTooFlaky());
        }

        /** Whether a verdict is not that of the reference. */
        public boolean differs() {
            return verification
                    .filter(compared -> !compared.differences().isEmpty())
                    .isPresent();
        }

        private boolean isTooFlaky() {
            return policy.failOnFlakes() > 0 && flaky() >= policy.failOnFlakes();
        }

        private long flaky() {
            return result.verdicts().stream()
                    .filter(TestVerdict::passedOnlyAgain)
                    .count();
        }

        /** Sentences about what no red test shows. */
        private Stream<String> reasons() {
            Stream<String> lost =
                    result.losses().stream().filter(WorkerLoss::isUnexplained).map(WorkerLoss::description);
            Stream<String> flakes = isTooFlaky() && !policy.failureIgnored()
                    ? Stream.of(flaky() + " tests passed only when they were run again; the project minds "
                            + policy.failOnFlakes() + ".")
                    : Stream.of();
            Stream<String> others = verification.stream()
                    .map(compared -> compared.differences().size())
                    .filter(count -> count > 0)
                    .map(count -> count + (count == 1 ? " verdict is not that" : " verdicts are not those")
                            + " of the reference.");
            return Stream.of(lost, flakes, others).flatMap(all -> all);
        }
    }

    /**
     * What came of it all.
     *
     * @param modules one per module that was not skipped
     */
    public record RunOutcome(List<ModuleOutcome> modules) {

        public RunOutcome {
            modules = List.copyOf(modules);
        }

        /** The verdicts of all modules. */
        public List<SuiteResult> suites() {
            return modules.stream().map(ModuleOutcome::result).toList();
        }

        /** All of it; when JVMs started is told of a module alone. */
        RunReport report() {
            RunReport report = RunReport.of(suites()).with(ending());
            return modules.size() == 1 ? report.with(modules.get(0).jvms()) : report;
        }

        /** What it means for the build. */
        Ending ending() {
            return new Ending(
                    isRed(),
                    differs(),
                    List.of(),
                    modules.stream().flatMap(ModuleOutcome::reasons).distinct().toList());
        }

        /** Whether no module had a test. */
        public boolean isEmpty() {
            return suites().stream().allMatch(suite -> suite.verdicts().isEmpty());
        }

        /** Whether a verdict is not that of the reference: then we broke our promise. */
        public boolean differs() {
            return modules.stream().anyMatch(ModuleOutcome::differs);
        }

        /** Whether a test makes the build red. */
        public boolean isRed() {
            return modules.stream().anyMatch(ModuleOutcome::isRed);
        }
    }
}
