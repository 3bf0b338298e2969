package dev.vivace.engine.history;

import dev.vivace.engine.model.Lessons;
import dev.vivace.engine.model.Need;
import dev.vivace.engine.model.Pace;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What earlier runs of a module taught us. */
public final class History {

    private final HistoryFile file;
    private final List<HistoryLine> lines;
    private final String execution;
    private final String agent;

    private History(HistoryFile file, List<HistoryLine> lines, String execution, String agent) {
        this.file = file;
        this.lines = lines;
        this.execution = execution;
        this.agent = agent;
    }

    /**
     * Reads the history in a {@code .vivace} directory; empty where there is none yet.
     *
     * @throws Problem where it was written by a newer Vivace
     */
    public static History open(Path directory) {
        HistoryFile file = new HistoryFile(directory);
        return new History(file, file.read(), "", "");
    }

    /** The same, with the paces and red tests of one of the module's executions of Surefire or Failsafe, or of a selection. */
    public History ofExecution(String name) {
        return new History(file, lines, name, agent);
    }

    /**
     * The same, with the classes that did not share a JVM well where this very agent made it forget: what one could not
     * undo, a newer one may.
     *
     * @param name of the agent's content
     */
    public History ofAgent(String name) {
        return new History(file, lines, execution, name);
    }

    /** The same, which is added to in another directory. */
    public History writtenTo(Path directory) {
        return new History(new HistoryFile(directory), lines, execution, agent);
    }

    /** How long tests are expected to take. */
    public Durations expected() {
        return Durations.of(lines);
    }

    /** How many milliseconds each test method took in the last runs, oldest first. */
    public Map<String, List<Long>> millis() {
        return HistoryLine.millisByTest(lines);
    }

    /** Test classes that did not share a JVM well. */
    public Set<String> needOwnJvm() {
        return HistoryLine.needOwnJvm(lines, agent);
    }

    /** Pairs of tests of which one was red because of what ran beside it, maybe the other. */
    public Set<Set<TestId>> racing() {
        return Concurrences.racing(lines);
    }

    /** Tests, and classes, that skip themselves also with nothing beside them. */
    public Set<TestId> abstaining() {
        return Concurrences.abstaining(lines);
    }

    /** Test classes whose tests need each other. */
    public Set<String> needOrder() {
        return Concurrences.needOrder(lines);
    }

    /** Test classes that raced with nobody that we know, with too many to tell, or each time with others. */
    public Set<String> solitary() {
        return Concurrences.solitary(lines);
    }

    /** How fast earlier runs of this execution were, oldest first. */
    public List<Pace> paces() {
        return Paces.in(lines, execution);
    }

    /** Tests that were red when all of this execution ran last. */
    public Set<TestId> red() {
        return HistoryLine.red(lines, execution);
    }

    /** Test classes that need others, each with those among which they are. */
    public Map<String, Set<String>> needs() {
        return HistoryLine.needing(lines);
    }

    /** Those that are news, so that what every run finds is written down once. */
    public List<Need> news(List<Need> needs) {
        Map<String, Set<String>> known = needs();
        return needs.stream()
                .filter(need -> !known.getOrDefault(need.className(), Set.of()).equals(Set.copyOf(need.earlier())))
                .toList();
    }

    /**
     * Adds what another run of the module taught somewhere else, where it had this history, too; what was added before
     * is not added again.
     *
     * @return a warning where it could not be written, which is no reason to fail
     */
    public Optional<String> add(History other) {
        try {
            if (!other.lines.isEmpty()) {
                file.appendOnce(other.lines);
            }
            return Optional.empty();
        } catch (IOException | Problem e) {
            return Optional.of(notRemembered(e));
        }
    }

    /**
     * Adds what a run teaches.
     *
     * @return a warning where it could not be written, which is no reason to fail
     */
    public Optional<String> record(SuiteResult result) {
        return record(result, Lessons.NONE);
    }

    /** The same for a run that teaches more than its verdicts. */
    public Optional<String> record(SuiteResult result, Lessons lessons) {
        try {
            file.append(HistoryLine.durations(result));
            if (!result.taints().isEmpty()) {
                file.append(HistoryLine.taints(result, agent));
            }
            for (HistoryLine line : Concurrences.of(result, lines)) {
                file.append(line);
            }
            if (!lessons.needs().isEmpty()) {
                file.append(HistoryLine.needs(lessons.needs()));
            }
            if (lessons.pace().isPresent()) {
                file.append(Paces.line(lessons.pace().get()).ofExecution(execution));
            }
            if (lessons.red().filter(red -> !red.equals(red())).isPresent()) {
                file.append(HistoryLine.red(lessons.red().get()).ofExecution(execution));
            }
            return Optional.empty();
        } catch (IOException | Problem e) {
            return Optional.of(notRemembered(e));
        }
    }

    private static String notRemembered(Exception e) {
        return "What this run taught is not remembered: " + e.getMessage();
    }
}
