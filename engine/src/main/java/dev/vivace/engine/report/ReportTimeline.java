package dev.vivace.engine.report;

import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.CapturedOutput.Chunk;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestResult.Span;
import dev.vivace.engine.report.ReportedRuns.Run;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What happened in the runs of a report, told again in the order in which it happened. Surefire's listeners write their
 * reports from such a story, and what is in them depends on its order: output belongs to the test that ends next.
 */
final class ReportTimeline {

    private static final int PRINTED = 1_000;
    private static final int ENDED = 2_000;

    private final ReportedRuns reported;
    private final Map<String, List<Run>> classRuns;
    private final List<Moment> moments = new ArrayList<>();

    private ReportTimeline(ReportedRuns reported) {
        this.reported = reported;
        this.classRuns = reported.runs().stream()
                .filter(run -> run.node().isClass())
                .collect(Collectors.groupingBy(run -> run.node().uniqueId()));
    }

    /** Tells a listener about all runs. */
    static void tell(ReportedRuns reported, PlatformStory story) {
        ReportTimeline timeline = new ReportTimeline(reported);
        timeline.addAll();
        timeline.moments.stream().sorted(Moment.ORDER).forEach(moment -> moment.told.accept(story));
    }

    private void addAll() {
        Stream.concat(reported.runs().stream(), unfinishedClasses().stream())
                .filter(run -> !run.result().isInherited())
                .forEach(this::add);
        reported.outside().forEach(print -> add(print.printer(), print.chunk()));
    }

    private void add(Run run) {
        int depth = depth(run.node());
        if (run.isSkippedClass() && run.result().isUnreached() && hasRunIn(run.node())) {
            at(run.span().began(), depth, story -> story.classUnsettled(run));
        } else if (run.isSkippedClass()) {
            at(run.span().began(), depth, story -> story.classSkipped(run, childrenOf(run)));
        } else if (isSkipped(run)) {
            at(run.span().began(), depth, story -> story.skipped(run));
        } else {
            at(run.span().began(), depth, story -> story.began(run));
            chunksOf(run).forEach(chunk -> add(run, chunk));
            at(run.span().ended(), ENDED - depth, story -> story.ended(run, inheritorsOf(run)));
        }
    }

    private void add(Run printer, Chunk chunk) {
        at(chunk.position(), PRINTED, story -> story.printed(printer, chunk));
    }

    /** What an engine prints belongs to the tests that follow. */
    private static List<Chunk> chunksOf(Run run) {
        return run.node().parent().isEmpty() ? List.of() : run.result().output().chunks();
    }

    private static boolean isSkipped(Run run) {
        return run.result().outcome() == Outcome.SKIPPED
                && run.result().failure().isEmpty();
    }

    private void at(long position, int rank, Consumer<PlatformStory> told) {
        moments.add(new Moment(position, rank, told));
    }

    private List<Run> runsOf(TestNode owner) {
        return classRuns.getOrDefault(owner.uniqueId(), List.of());
    }

    /** The tests that have what became of a class, as their engine knew them before it ran them. */
    private List<TestNode> inheritorsOf(Run run) {
        return run.node().isClass() && run.result().outcome() != Outcome.PASSED
                ? reported.runs().stream()
                        .filter(other ->
                                other.result().isInherited() && other.node().isTest())
                        .filter(other -> childOf(run.node(), other.node()).isPresent())
                        .filter(other ->
                                other.result().failure().equals(run.result().failure()))
                        .map(Run::node)
                        .sorted(Comparator.comparing(TestNode::uniqueId))
                        .toList()
                : List.of();
    }

    private boolean hasRunIn(TestNode owner) {
        return reported.runs().stream()
                .anyMatch(run -> !isSkipped(run) && childOf(owner, run.node()).isPresent());
    }

    private List<TestNode> childrenOf(Run skipped) {
        Map<String, TestNode> children = new LinkedHashMap<>();
        reported.runs().stream()
                .flatMap(run -> childOf(skipped.node(), run.node()).stream())
                .forEach(child -> children.putIfAbsent(child.uniqueId(), child));
        return List.copyOf(children.values());
    }

    private static Optional<TestNode> childOf(TestNode ancestor, TestNode node) {
        return node.parent()
                .flatMap(parent ->
                        parent.uniqueId().equals(ancestor.uniqueId()) ? Optional.of(node) : childOf(ancestor, parent));
    }

    /** A worker that is lost does not say that its classes have ended; for the report they end with their last test. */
    private List<Run> unfinishedClasses() {
        Map<List<Object>, Run> unfinished = new LinkedHashMap<>();
        for (Run run : reported.runs()) {
            if (run.result().isInherited()) {
                continue;
            }
            classesAround(run.node())
                    .filter(owner -> runsOf(owner).stream().noneMatch(ownerRun -> isAround(ownerRun, run)))
                    .forEach(owner -> unfinished.merge(
                            List.of(owner.uniqueId(), run.round(), run.result().worker()),
                            around(owner, run),
                            ReportTimeline::both));
        }
        return List.copyOf(unfinished.values());
    }

    private Stream<TestNode> classesAround(TestNode node) {
        return Stream.iterate(node.parent(), Optional::isPresent, above -> above.flatMap(TestNode::parent))
                .map(Optional::orElseThrow)
                .filter(above ->
                        above.isClass() && ReportName.of(above).source().equals(reported.source()));
    }

    private static boolean isAround(Run container, Run run) {
        return container.isSkippedClass()
                || (container.result().worker() == run.result().worker()
                        && container.span().began() <= run.span().began()
                        && container.span().ended() >= run.span().ended());
    }

    private static Run around(TestNode owner, Run run) {
        TestResult result = run.result();
        return new Run(
                new TestResult(
                        result.id(),
                        owner,
                        Outcome.PASSED,
                        Optional.empty(),
                        Optional.empty(),
                        result.start(),
                        result.duration(),
                        CapturedOutput.none(),
                        result.worker(),
                        result.span()),
                run.round());
    }

    private static Run both(Run first, Run second) {
        TestResult a = first.result();
        TestResult b = second.result();
        Span span = new Span(
                Math.min(a.span().began(), b.span().began()),
                Math.max(a.span().ended(), b.span().ended()));
        Duration duration = Duration.between(a.start(), b.start()).abs().plus(b.duration());
        return new Run(
                new TestResult(
                        a.id(),
                        a.node(),
                        a.outcome(),
                        a.failure(),
                        a.skipReason(),
                        a.start(),
                        duration,
                        a.output(),
                        a.worker(),
                        span),
                first.round());
    }

    private static int depth(TestNode node) {
        return node.parent().map(parent -> depth(parent) + 1).orElse(0);
    }

    /** Something that happened; where positions are equal, containers begin before and end after what is in them. */
    private record Moment(long position, int rank, Consumer<PlatformStory> told) {

        private static final Comparator<Moment> ORDER =
                Comparator.comparingLong(Moment::position).thenComparingInt(Moment::rank);
    }
}
