package dev.vivace.engine.merge;

import static dev.vivace.engine.model.SampleResults.suite;
import static dev.vivace.engine.model.SampleResults.verdict;

import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Shard;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.ShardReport;
import dev.vivace.engine.report.ShardReport.NotBegun;
import dev.vivace.engine.report.ShardReport.Part;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Results of shards that never ran. */
public final class SampleShards {

    private final Path directory;

    /** Shards below a directory. */
    public SampleShards(Path directory) {
        this.directory = directory;
    }

    /** A part of {@code sample:module} that is green. */
    public static Part part() {
        return part("sample:module", "commit", "code", "split");
    }

    /** A green part of this origin. */
    public static Part part(String module, String commit, String code, String split) {
        return new Part(module, "default-test", "", "", Optional.of(commit), code, split, false, false, 0, 0, false);
    }

    /** The same that makes the build red. */
    public static Part red(Part part) {
        return with(part, true, part.flaky(), part.failOnFlakes(), part.cancelled());
    }

    /** The same with so many flaky tests, of which so many are too many. */
    public static Part flaky(Part part, int flaky, int limit) {
        return with(part, part.red(), flaky, limit, part.cancelled());
    }

    /** The same that the user stopped. */
    public static Part cancelled(Part part) {
        return with(part, part.red(), part.flaky(), part.failOnFlakes(), true);
    }

    private static Part with(Part part, boolean red, long flaky, int limit, boolean cancelled) {
        return new Part(
                part.module(),
                part.execution(),
                part.path(),
                part.directory(),
                part.commit(),
                part.code(),
                part.split(),
                red,
                part.differs(),
                flaky,
                limit,
                cancelled);
    }

    /** Writes a shard with a green test of a class that has a report. */
    public Path write(int index, int total, Part part) throws IOException {
        return write("shard-" + index, index, total, part);
    }

    /** The same in a directory of this name. */
    public Path write(String name, int index, int total, Part part) throws IOException {
        String test = "Shard" + index + "Test";
        Path place = write(name, new Shard(index, total), part, suite(verdict(test + "#runs", Outcome.PASSED, 5)));
        Path reports = Files.createDirectories(place.resolve("reports/default-test"));
        Files.writeString(reports.resolve("TEST-" + test + ".xml"), "<testsuite name='" + test + "'/>");
        return place;
    }

    /** Writes that a shard stopped after red tests, before it began this module. */
    public void writeNotBegun(String name, Shard shard, String module) throws IOException {
        Path place = Files.createDirectories(directory.resolve(name));
        NotBegun entry = new NotBegun(module, Optional.of("commit"));
        ShardReport nothing = ShardReport.of(shard, List.of()).without(List.of(entry));
        RunJson.write(place.resolve("run.json"), RunReport.of(List.of()).with(nothing));
    }

    /** Writes a shard with these results. */
    public Path write(String name, Shard shard, Part part, SuiteResult result) throws IOException {
        Path place = Files.createDirectories(directory.resolve(name));
        RunJson.write(
                place.resolve("run.json"), RunReport.of(List.of(result)).with(ShardReport.of(shard, List.of(part))));
        return place;
    }
}
