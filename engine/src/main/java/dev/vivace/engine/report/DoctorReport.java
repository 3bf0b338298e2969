package dev.vivace.engine.report;

import com.google.gson.annotations.SerializedName;
import dev.vivace.engine.json.JsonFormat;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * {@code doctor.json}: where a suite's time goes, and what would save some of it.
 *
 * @param module which
 * @param tests how many it has
 * @param classes how many test classes
 * @param processors how many this machine has
 * @param wallMillis how long the examination took
 * @param complete whether there was time for all of it
 * @param time where the time of a run in one JVM goes; its parts add up to that run
 * @param loadingMillis how much of it, all over these parts, went into loading classes; empty where that cannot be told
 * @param busyProcessors how many were busy on average in that run; empty where it was not measured
 * @param savings what each capability would save
 * @param fixtures classes in which they take long, those first where most could be saved
 * @param findings tests met on the way whose verdict changes
 * @param fixCommand that repairs them
 * @param parallel whether tests may run side by side today
 * @param leftOut what was not measured, a sentence each
 */
public record DoctorReport(
        String module,
        int tests,
        int classes,
        int processors,
        long wallMillis,
        boolean complete,
        List<Part> time,
        Optional<Long> loadingMillis,
        Optional<Double> busyProcessors,
        List<Saving> savings,
        List<FixtureTime> fixtures,
        List<Met> findings,
        String fixCommand,
        Safety parallel,
        List<String> leftOut) {

    /** Among what was left out where nobody looked for tests that depend on the order. */
    public static final String NO_SEARCH = "No time was left to look for tests that depend on the order.";

    private static final JsonFormat<DoctorReport> FORMAT = JsonFormat.of("vivace-doctor", 1, DoctorReport.class);

    public DoctorReport {
        time = List.copyOf(time);
        savings = List.copyOf(savings);
        fixtures = List.copyOf(fixtures);
        findings = List.copyOf(findings);
        leftOut = List.copyOf(leftOut);
    }

    /** Whether somebody looked for tests that depend on the order. */
    public boolean searched() {
        return !leftOut.contains(NO_SEARCH);
    }

    /** Writes the file. */
    public void write(Path file) {
        FORMAT.write(file, this);
    }

    /** Reads a report back. */
    public static DoctorReport read(Path file) {
        return FORMAT.read(file);
    }

    /**
     * A part of the time.
     *
     * @param what in a few words
     * @param millis how long
     */
    public record Part(String what, long millis) {}

    /**
     * What a capability changes.
     *
     * @param capability in a few words
     * @param beforeMillis how long the suite takes without it
     * @param afterMillis how long it takes with it
     * @param before what the first number is of
     * @param how what was run to know it, and whether that was all of it
     * @param command that gets it
     */
    public record Saving(
            String capability, long beforeMillis, long afterMillis, String before, String how, String command) {}

    /**
     * What the fixtures of a class took when it ran in a JVM of its own.
     *
     * @param className whose
     * @param classMillis how long the class took
     * @param fixtureMillis how long what runs before and after each test took in all
     * @param savableMillis what it would save, at best, if that ran once
     */
    public record FixtureTime(
            @SerializedName("class") String className, long classMillis, long fixtureMillis, long savableMillis) {}

    /**
     * A test whose verdict changes.
     *
     * @param test which
     * @param kind victim, brittle or nondeterministic; empty where only two runs contradicted each other
     */
    public record Met(TestId test, Optional<Finding.Kind> kind) {}

    /**
     * Whether tests may run side by side.
     *
     * @param safe whether all verdicts were those of one JVM
     * @param why a sentence
     */
    public record Safety(boolean safe, String why) {}
}
