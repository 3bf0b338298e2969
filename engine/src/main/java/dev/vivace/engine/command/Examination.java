package dev.vivace.engine.command;

import dev.vivace.engine.boost.ClassFixtures;
import dev.vivace.engine.command.FixtureExamination.Found;
import dev.vivace.engine.model.Budget;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.MinSaving;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.DoctorReport;
import dev.vivace.engine.report.DoctorReport.Met;
import dev.vivace.engine.report.DoctorReport.Safety;
import dev.vivace.engine.report.DoctorReport.Saving;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Measures one module. Everything that runs writes to a directory of its own below {@code target/vivace}, the history
 * included, so that nothing of the module changes, and nothing of an earlier examination helps.
 */
final class Examination {

    private static final String ALL_PROCESSORS = "all processors";
    private static final String ONE_THAT_FORGETS = "one JVM that forgets";
    private static final String ONE_JVM = "All in one JVM";
    private static final int SAMPLED = 8;
    private static final int FEW = 2;
    private static final int NAMED = 3;

    /** The part of the time that the first run may take: others follow that need about as long. */
    private static final int PARTS = 4;

    private static final Duration SHORTEST_RUN = Duration.ofSeconds(20);
    private static final Duration SHORTEST_SEARCH = Duration.ofSeconds(15);

    private final DoctorRequest request;
    private final ModuleLaunch launch;
    private final LaunchSpec module;
    private final Duration budget;
    private final InstantSource clock;
    private final Instant begin;
    private final Path scratch;
    private final Consumer<String> progress;
    private final SuiteMeter meter;
    private final int processors = Runtime.getRuntime().availableProcessors();
    private final List<Saving> savings = new ArrayList<>();
    private final List<String> leftOut = new ArrayList<>();
    private final Map<TestId, Met> met = new LinkedHashMap<>();
    private volatile BooleanSupplier cancelling = () -> false;
    private volatile boolean cancelled;

    Examination(
            DoctorRequest request,
            ModuleLaunch launch,
            Duration budget,
            InstantSource clock,
            Consumer<String> progress) {
        this.request = request;
        this.launch = launch;
        this.module = launch.spec();
        this.budget = budget;
        this.clock = clock;
        this.begin = clock.instant();
        this.scratch = launch.files().out().resolve("doctor");
        this.progress = progress;
        this.meter = new SuiteMeter(request.run(), module, scratch, progress);
    }

    boolean cancel() {
        cancelled = true;
        boolean measuring = meter.cancel();
        return cancelling.getAsBoolean() || measuring;
    }

    /** What was found out; empty where there are no tests. */
    Optional<DoctorReport> run() {
        Scratch.in(scratch);
        Duration quarter = budget.dividedBy(PARTS);
        return meter.oneJvm(quarter.compareTo(SHORTEST_RUN) > 0 ? quarter : SHORTEST_RUN)
                .map(this::report);
    }

    private DoctorReport report(Measured one) {
        List<String> sample = sample(one);
        Optional<Measured> beside = beside(sample);
        beside.ifPresent(measured -> compareCores(one, measured));
        forgetting(sample).ifPresent(measured -> compareForks(one, measured));
        Safety safety = beside.map(measured -> safety(one, measured)).orElse(new Safety(false, "Not measured."));
        Found fixtures = fixtures(one);
        search(sample);
        return new DoctorReport(
                module.module(),
                one.verdicts().size(),
                one.classes().size(),
                processors,
                elapsed().toMillis(),
                leftOut.isEmpty(),
                one.parts(fixtures.fixtures()),
                meter.loading().map(Duration::toMillis),
                one.busy(),
                savings,
                fixtures.worthwhile(MinSaving.USUAL.time()).stream()
                        .map(Examination::fixtureTime)
                        .toList(),
                List.copyOf(met.values()),
                command("fix"),
                safety,
                leftOut);
    }

    /** The classes that were reached, where that are not all: then everything else is measured with these. */
    private List<String> sample(Measured one) {
        if (!one.isCut()) {
            return List.of();
        }
        leftOut.add("Not all classes were reached: all numbers are of the first "
                + one.classes().size() + " of " + one.allClasses() + ".");
        return one.classes();
    }

    private Optional<Measured> beside(List<String> sample) {
        return undisturbed(ifTime(ALL_PROCESSORS, () -> meter.forgetting(processors, ALL_PROCESSORS, sample)));
    }

    private Optional<Measured> forgetting(List<String> sample) {
        return undisturbed(ifTime(ONE_THAT_FORGETS, () -> meter.forgetting(1, ONE_THAT_FORGETS, sample)));
    }

    private Optional<Measured> ifTime(String words, Supplier<Optional<Measured>> measuring) {
        if (isSpent()) {
            leftOut.add("No time was left to measure " + words + ".");
            return Optional.empty();
        }
        return measuring.get();
    }

    private Optional<Measured> undisturbed(Optional<Measured> measured) {
        if (measured.isPresent() && !meter.resets()) {
            leftOut.add(ModuleRun.WITHOUT_RESET);
            return Optional.empty();
        }
        return measured;
    }

    private void compareCores(Measured one, Measured beside) {
        savings.add(new Saving(
                "All " + processors + " processors",
                one.wall(),
                beside.wall(),
                ONE_JVM,
                "Both were run.",
                command("run")));
    }

    /** Small suites are measured as a whole; of others two samples tell what another class costs. */
    private void compareForks(Measured one, Measured reset) {
        List<String> classes = one.classes();
        int sampled = Math.min(SAMPLED, classes.size());
        if (sampled == classes.size()) {
            ifTime("a JVM for each class", () -> meter.forks(classes, sampled))
                    .ifPresent(all -> addForks(all.wall(), reset, "Both were run, one class after another."));
            return;
        }
        Optional<Measured> few = ifTime("a JVM for each class", () -> meter.forks(classes, FEW));
        few.flatMap(some -> ifTime("more than " + FEW + " classes in a JVM each", () -> meter.forks(classes, sampled)))
                .ifPresent(several -> addForks(
                        extrapolated(few.get().wall(), several.wall(), sampled, classes.size()),
                        reset,
                        "The first number is extrapolated: " + FEW + " and " + sampled + " of " + classes.size()
                                + " classes were run in a JVM each. The second was run."));
    }

    /** What all classes take, given what a few take and several. */
    static long extrapolated(long few, long several, int sampled, int classes) {
        double perClass = Math.max(0, (double) (several - few) / (sampled - FEW));
        return Math.round(several + perClass * (classes - sampled));
    }

    private void addForks(long before, Measured reset, String how) {
        savings.add(new Saving(
                "A JVM that forgets, in place of one for each class",
                before,
                reset.wall(),
                "A JVM for each class",
                how,
                command("run", "--isolation", "reset")));
    }

    private Safety safety(Measured one, Measured beside) {
        ParallelSafety safety = ParallelSafety.of(one.verdicts(), beside.verdicts());
        safety.differing().forEach(test -> met.put(test, new Met(test, Optional.empty())));
        return safety.told();
    }

    /** Of the slowest classes; a class that takes less than a patch has to save is not worth a look. */
    private Found fixtures(Measured one) {
        FixtureExamination examination = new FixtureExamination(
                ModuleLaunch.of(request.run(), module.withFilesIn(scratch), launch.onlyModule()),
                scratch.resolve("fixtures"));
        Optional<String> obstacle = examination.obstacle();
        if (obstacle.isPresent() || isSpent()) {
            leftOut.add("The fixtures of single tests were not measured: " + obstacle.orElse("no time was left") + ".");
            return Found.NOTHING;
        }
        progress.accept("Measuring the fixtures of single tests");
        cancelling = examination::cancel;
        if (cancelled) {
            return Found.NOTHING;
        }
        Instant end = clock.instant().plus(left().dividedBy(2));
        Found found = examination.run(
                one.slowest(MinSaving.USUAL.time()),
                () -> cancelled || clock.instant().isAfter(end));
        if (found.unmeasured() > 0) {
            leftOut.add("The fixtures of " + found.unmeasured() + " slow classes were not measured.");
        }
        if (found.unmeasured() == 0 || !found.classes().isEmpty()) {
            compareFixtures(one, found);
        }
        return found;
    }

    private void compareFixtures(Measured one, Found found) {
        List<ClassFixtures> worthwhile = found.worthwhile(MinSaving.USUAL.time());
        long once = worthwhile.stream()
                .mapToLong(fixtures -> fixtures.savable().toMillis())
                .sum();
        savings.add(atBest(
                "Fixtures that run once for a class",
                one,
                once,
                probed(found.classes().size()),
                command("boost", classOptions(worthwhile))));
        savings.add(atBest(
                "Set-ups that classes share",
                one,
                found.repeated().toMillis(),
                repeating(found.repeating()),
                request.commands().of(List.of("stories", "suggest"), List.of())));
    }

    private static String probed(int classes) {
        return classes == 0
                ? "No class that takes " + MinSaving.USUAL.time().toMillis()
                        + " ms has fixtures that run for each test."
                : "At best: " + classes + (classes == 1 ? " slow class was" : " slow classes were")
                        + " run with probes in the fixtures.";
    }

    private static String repeating(int classes) {
        return classes == 0
                ? "No slow class begins with a set-up that another has, too."
                : "At best: " + classes + " of these classes begin with set-ups that others have, too.";
    }

    private static Saving atBest(String capability, Measured one, long saved, String how, String command) {
        return new Saving(capability, one.wall(), Math.max(0, one.wall() - saved), ONE_JVM, how, command);
    }

    private static String[] classOptions(List<ClassFixtures> classes) {
        return classes.stream()
                .limit(NAMED)
                .flatMap(fixtures -> Stream.of("--class", fixtures.className()))
                .toArray(String[]::new);
    }

    private static DoctorReport.FixtureTime fixtureTime(ClassFixtures fixtures) {
        return new DoctorReport.FixtureTime(
                fixtures.className(),
                fixtures.all().toMillis(),
                fixtures.fixtures().toMillis(),
                fixtures.savable().toMillis());
    }

    /** With half of what is left of the time: findings that are being examined are not given up. */
    private void search(List<String> sample) {
        Duration left = left();
        if (cancelled || left.compareTo(SHORTEST_SEARCH) < 0) {
            leftOut.add(DoctorReport.NO_SEARCH);
            return;
        }
        progress.accept("Looking for tests that depend on the order");
        List<TestId> tests = sample.stream().map(TestId::ofClass).toList();
        DetectRequest wanted = new DetectRequest(
                meter.variant(Isolation.RESET, processors, tests, scratch.resolve("detect")),
                Budget.ofTime(left.dividedBy(2)),
                1);
        DetectCommand command = new DetectCommand(wanted, new DetectListener() {}, false);
        cancelling = command::cancel;
        if (cancelled) {
            return;
        }
        command.run(List.of(module.withFilesIn(scratch))).forEach(found -> found.result()
                .findings()
                .forEach(finding -> met.put(finding.test(), new Met(finding.test(), Optional.of(finding.kind())))));
    }

    private String command(String name, String... options) {
        return request.commands().of(List.of(name), List.of(options));
    }

    private boolean isSpent() {
        return cancelled || left().isNegative() || left().isZero();
    }

    private Duration left() {
        return budget.minus(elapsed());
    }

    private Duration elapsed() {
        return Duration.between(begin, clock.instant());
    }
}
