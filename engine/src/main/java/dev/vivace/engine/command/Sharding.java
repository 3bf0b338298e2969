package dev.vivace.engine.command;

import dev.vivace.engine.command.RunCommand.ModuleOutcome;
import dev.vivace.engine.history.History;
import dev.vivace.engine.model.Shard;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.ShardReport;
import dev.vivace.engine.report.ShardReport.NotBegun;
import dev.vivace.engine.shard.ClassTimes;
import dev.vivace.engine.shard.Loads;
import dev.vivace.engine.shard.Origin;
import dev.vivace.engine.shard.Split;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Takes this machine's part of each module's suite, one module after another, and tells what came of it. */
public final class Sharding {

    private final Shard shard;
    private final Path project;
    private final Optional<String> commit;
    private final Set<Path> begun;
    private final List<Ended> ended = new ArrayList<>();
    private final Set<NotBegun> notBegun = new LinkedHashSet<>();
    private Loads loads;
    private boolean hasTests;

    private Sharding(Shard shard, Path project, Optional<String> commit, Set<Path> begun, Loads loads) {
        this.shard = shard;
        this.project = project;
        this.commit = commit;
        this.begun = begun;
        this.loads = loads;
    }

    /**
     * For all modules of a project, in sequence.
     *
     * @param shard which part
     * @param project the directory in which all machines start
     * @param commit what the user calls the code; empty where git and the classes tell
     */
    public static Sharding of(Shard shard, Path project, Optional<String> commit) {
        return new Sharding(shard, project, commit, new HashSet<>(), Loads.none(shard.total()));
    }

    /** The same for one module of a project whose modules do not wait for each other. */
    public Sharding ofModule(int number) {
        return new Sharding(shard, project, commit, begun, Loads.from(number, shard.total()));
    }

    private record Ended(LaunchSpec spec, Path files, Origin origin, ModuleOutcome outcome, boolean cancelled) {

        private ShardReport.Part part(Path project, Path reports) {
            boolean flakesCount = !outcome.policy().failureIgnored();
            return new ShardReport.Part(
                    spec.module(),
                    spec.execution(),
                    relative(project, spec.baseDirectory()),
                    relative(reports, files),
                    origin.commit(),
                    origin.code(),
                    origin.split(),
                    outcome.isRed(),
                    outcome.differs(),
                    outcome.result().verdicts().stream()
                            .filter(TestVerdict::passedOnlyAgain)
                            .count(),
                    flakesCount ? outcome.policy().failOnFlakes() : 0,
                    cancelled);
        }

        private static String relative(Path from, Path to) {
            Path start = from.toAbsolutePath().normalize();
            Path end = to.toAbsolutePath().normalize();
            return start.getRoot().equals(end.getRoot())
                    ? start.relativize(end).toString().replace(File.separatorChar, '/')
                    : end.toString();
        }
    }

    /** What this machine runs of a module. */
    synchronized Portion take(LaunchSpec spec, TestCatalog catalog, History history, RunRequest request) {
        Together together = Together.in(catalog, history.needs());
        Split split = Split.of(ClassTimes.of(catalog, history.expected()::total), together.sets(), loads);
        loads = split.loads();
        hasTests = true;
        String choice = request.select().orElse("") + " " + request.tests();
        return new Portion(split.of(shard), Origin.of(spec, split, choice, commit), together.notes());
    }

    /** Whether any shard has a test. */
    public synchronized boolean hasTests() {
        return hasTests;
    }

    /** Keeps what became of a portion, which the user may have cancelled. */
    synchronized void ended(LaunchSpec spec, Path files, Portion portion, ModuleOutcome outcome, boolean cancelled) {
        ended.add(new Ended(spec, files, portion.origin(), outcome, cancelled));
    }

    /** The report of these suites, which are this shard's, as it stands in this file. */
    synchronized RunReport report(RunReport plain, List<SuiteResult> suites, Path file) {
        Set<String> modules = suites.stream().map(SuiteResult::module).collect(Collectors.toSet());
        List<ShardReport.Part> parts = ended.stream()
                .filter(end -> modules.contains(end.spec().module()))
                .map(end -> end.part(project, file.toAbsolutePath().getParent()))
                .toList();
        return plain.with(ShardReport.of(shard, parts).without(List.copyOf(notBegun)));
    }

    /** Keeps that this machine stopped after red tests, before it had begun all of these modules. */
    synchronized void stoppedBefore(Collection<LaunchSpec> modules) {
        modules.forEach(spec -> notBegun.add(notBegun(spec.module(), spec.baseDirectory())));
    }

    private NotBegun notBegun(String module, Path base) {
        return new NotBegun(module, Origin.commit(base, commit));
    }

    /**
     * Begins a module of a project whose modules come by one at a time: what an earlier run left of it is no more.
     *
     * @param directory of this module's files
     */
    public void begin(Path directory) {
        synchronized (begun) {
            begun.add(directory);
            ModuleFiles.clearTogether(directory);
        }
    }

    /**
     * Tells whoever puts shards together that this machine stopped after red tests, before it began a module; one that it
     * has begun, or begins all the same, tells by itself what became of it.
     *
     * @param base directory of the module itself
     * @param directory of this module's files
     */
    public void writeNotBegun(String module, Path base, Path directory) {
        ShardReport nothing = ShardReport.of(shard, List.of()).without(List.of(notBegun(module, base)));
        synchronized (begun) {
            if (!begun.contains(directory)) {
                RunJson.write(
                        ModuleFiles.json(directory), RunReport.of(List.of()).with(nothing));
            }
        }
    }
}
