package dev.vivace.engine.run;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Footprint;
import dev.vivace.worker.protocol.Events;
import dev.vivace.worker.protocol.Node;
import dev.vivace.worker.protocol.Thrown;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All that the owner of a worker knows about it. Used by one thread at a time. */
final class WorkerState implements Events {

    /** Before the name of a class that was too large to be described as a whole. */
    private static final String PART = "only part of ";

    private final Tail tail = new Tail();
    private final List<Node> discovered = new ArrayList<>();
    private final Map<String, Failure> unloadable = new LinkedHashMap<>();
    private Map<String, String> properties = Map.of();
    private Optional<PlatformTree> tree = Optional.empty();
    private Optional<RunRecorder> recorder = Optional.empty();

    private OptionalInt version = OptionalInt.empty();
    private boolean discoveryComplete;
    private long completedRun;
    private List<String> taints = List.of();
    private Optional<Duration> forgetting = Optional.empty();
    private Optional<Footprint> footprint = Optional.empty();
    private Optional<Map<String, String>> left = Optional.empty();
    private Optional<Microscope.State> described = Optional.empty();
    private Optional<String> disobedience = Optional.empty();

    private int closedPipes;
    private Optional<String> disconnection = Optional.empty();
    private Optional<ExitStatus> exit = Optional.empty();
    private boolean exiting;
    private Optional<Failure> exitCaller = Optional.empty();
    private Optional<Failure> breakdown = Optional.empty();
    private Optional<String> threads = Optional.empty();
    private boolean cancelled;
    private boolean killed;
    private boolean frozen;

    @Override
    public void hello(int version, String secret, long pid) {
        this.version = OptionalInt.of(version);
    }

    @Override
    public void node(Node node) {
        tree.ifPresentOrElse(known -> known.add(node), () -> discovered.add(node));
    }

    @Override
    public void unloadable(String className, Thrown reason) {
        unloadable.put(className, PlatformTree.failure(reason));
    }

    @Override
    public void discovered() {
        discoveryComplete = true;
    }

    /** Another discovery begins: what was found before does not count. */
    void forgetDiscovery() {
        discovered.clear();
        unloadable.clear();
        discoveryComplete = false;
    }

    @Override
    public void started(String uniqueId, long time) {
        running().ifPresent(run -> run.started(uniqueId, Instant.ofEpochMilli(time)));
    }

    @Override
    public void finished(String uniqueId, long time, Status status, Thrown thrown) {
        running().ifPresent(run -> run.finished(uniqueId, Instant.ofEpochMilli(time), status, thrown));
    }

    @Override
    public void skipped(String uniqueId, long time, String reason) {
        running().ifPresent(run -> run.skipped(uniqueId, Instant.ofEpochMilli(time), reason));
    }

    private Optional<RunRecorder> running() {
        return frozen ? Optional.empty() : recorder;
    }

    @Override
    public void output(String uniqueId, boolean error, byte[] bytes) {
        recorder.ifPresent(run -> run.output(uniqueId, error, bytes));
    }

    @Override
    public void ran(long run) {
        completedRun = run;
    }

    @Override
    public void forgot(long nanos, List<String> unforgotten, List<String> touched, List<String> changed) {
        taints = List.copyOf(unforgotten);
        footprint = Optional.of(new Footprint(shared(touched), shared(changed)));
        forgetting = Optional.of(Duration.ofNanos(nanos));
    }

    @Override
    public void described(List<String> areas, Map<String, String> state) {
        described = left.map(before -> comparable(state, before, areas));
        left = Optional.of(state);
    }

    /** Of a class of which only part is described, what just one side tells of says nothing. */
    private static Microscope.State comparable(
            Map<String, String> fresh, Map<String, String> left, List<String> areas) {
        List<String> parts = Stream.of(fresh, left)
                .flatMap(side -> side.keySet().stream())
                .filter(place -> place.startsWith(PART))
                .map(place -> place.substring(PART.length()) + ".")
                .distinct()
                .toList();
        return new Microscope.State(without(parts, fresh, left), without(parts, left, fresh), areas);
    }

    private static Map<String, String> without(
            List<String> parts, Map<String, String> side, Map<String, String> other) {
        Map<String, String> comparable = new LinkedHashMap<>(side);
        comparable
                .keySet()
                .removeIf(place -> place.startsWith(PART)
                        || !other.containsKey(place) && parts.stream().anyMatch(place::startsWith));
        return comparable;
    }

    /** Thousands of runs name the same classes. */
    private static Set<String> shared(List<String> names) {
        return names.stream().map(String::intern).collect(Collectors.toSet());
    }

    @Override
    public void disobeyed(long run, String reason) {
        disobedience = Optional.of(reason);
    }

    @Override
    public void properties(Map<String, String> seen) {
        properties = seen;
        recorder.ifPresent(run -> run.properties(seen));
    }

    @Override
    public void exiting(Thrown caller) {
        exiting = true;
        exitCaller = Optional.ofNullable(caller).map(PlatformTree::failure);
    }

    @Override
    public void threads(String dump) {
        threads = Optional.of(dump);
    }

    @Override
    public void broken(Thrown reason) {
        breakdown = Optional.of(PlatformTree.failure(reason));
    }

    /** The JVM itself printed something. */
    void printed(boolean error, byte[] bytes) {
        tail.append(bytes);
        output("", error, bytes);
    }

    void pipeClosed() {
        closedPipes++;
    }

    void disconnected(String reason) {
        disconnection = Optional.of(reason);
    }

    void exited(int code) {
        exit = Optional.of(new ExitStatus(code));
    }

    void cancelled() {
        cancelled = true;
    }

    /** We end the process by force: how it exits says nothing about what it did. */
    void killed() {
        killed = true;
    }

    /** From now on what happens goes to this recorder, and nodes belong to this tree. */
    void record(PlatformTree newTree, RunRecorder newRecorder) {
        tree = Optional.of(newTree);
        recorder = Optional.of(newRecorder);
        newRecorder.properties(properties);
        disobedience = Optional.empty();
        forgetting = Optional.empty();
        footprint = Optional.empty();
        left = Optional.empty();
        described = Optional.empty();
    }

    void stopRecording() {
        recorder = Optional.empty();
    }

    /** From now on only output counts: it is decided what becomes of the tests. */
    void freeze() {
        frozen = true;
    }

    OptionalInt version() {
        return version;
    }

    boolean isDiscoveryComplete() {
        return discoveryComplete;
    }

    List<Node> nodes() {
        return discovered;
    }

    Map<String, Failure> unloadable() {
        return unloadable;
    }

    boolean hasRun(long run) {
        return completedRun == run;
    }

    /** What this worker cannot forget. */
    List<String> taints() {
        return taints;
    }

    /** How long it took to forget what was recorded last; empty where that did not happen. */
    Optional<Duration> forgetting() {
        return forgetting;
    }

    /** What of it the worker knew when it forgot it; empty where that did not happen. */
    Optional<Footprint> footprint() {
        return footprint;
    }

    /** What was described since the recording began; empty until both sides are. */
    Optional<Microscope.State> described() {
        return described;
    }

    Optional<String> threads() {
        return threads;
    }

    Optional<String> disobedience() {
        return disobedience;
    }

    /** Whether nothing more can be expected of this worker. */
    boolean isLost() {
        return cancelled || exiting || disconnection.isPresent() || exit.isPresent() || breakdown.isPresent();
    }

    /** Whether all that a lost worker had to say has arrived. */
    boolean isSilent() {
        return exit.isPresent() && disconnection.isPresent() && closedPipes == 2;
    }

    boolean hasExited() {
        return exit.isPresent();
    }

    /** What is known of the end of this worker. */
    Ending ending(Optional<Path> crashReport) {
        Optional<ExitStatus> ownExit = killed ? Optional.empty() : exit;
        return new Ending(cancelled, exitCaller, breakdown, ownExit, disconnection, tail.text(), crashReport);
    }
}
