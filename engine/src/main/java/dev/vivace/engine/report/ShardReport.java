package dev.vivace.engine.report;

import dev.vivace.engine.model.Shard;
import java.util.List;
import java.util.Optional;

/**
 * Which part of a suite a report is about, and what it was a part of.
 *
 * @param index which shard, from 1 on
 * @param total how many there are
 * @param parts one per module and execution of Surefire, also where this shard has none of its classes
 * @param notBegun modules of which something was not even begun, because the shard stopped after red tests
 */
public record ShardReport(int index, int total, List<Part> parts, List<NotBegun> notBegun) {

    public ShardReport {
        parts = List.copyOf(parts);
        notBegun = List.copyOf(notBegun);
        if (index < 1 || index > total) {
            throw new IllegalArgumentException("There is no shard " + index + " of " + total);
        }
    }

    /** The report of a shard. */
    public static ShardReport of(Shard shard, List<Part> parts) {
        return new ShardReport(shard.index(), shard.total(), parts, List.of());
    }

    /** The same of a shard that stopped after red tests, and did not begin these modules. */
    public ShardReport without(List<NotBegun> modules) {
        return new ShardReport(index, total, parts, modules);
    }

    /** Which shard it is. */
    public Shard shard() {
        return new Shard(index, total);
    }

    /**
     * A module that was not begun.
     *
     * @param module which
     * @param commit that was checked out, where that is known: it tells whether this belongs to what others ran
     */
    public record NotBegun(String module, Optional<String> commit) {}

    /**
     * A module's part. Parts belong together if commit, code and split are the same.
     *
     * @param module which module
     * @param execution which execution of Surefire
     * @param path from the project to the module, with slashes; empty for the project itself
     * @param directory from the report to the module's files, likewise
     * @param commit that was checked out, where that is known
     * @param code what the compiled classes add up to
     * @param split what the classes of all shards add up to
     * @param red whether it makes the build red
     * @param differs whether a verdict is not that of the reference, where that was asked for
     * @param flaky how many tests passed only after they had been red
     * @param failOnFlakes how many of them in all shards make the build red; 0 for never
     * @param cancelled whether the user stopped it
     */
    public record Part(
            String module,
            String execution,
            String path,
            String directory,
            Optional<String> commit,
            String code,
            String split,
            boolean red,
            boolean differs,
            long flaky,
            int failOnFlakes,
            boolean cancelled) {}
}
