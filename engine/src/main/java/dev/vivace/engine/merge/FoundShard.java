package dev.vivace.engine.merge;

import dev.vivace.engine.model.Shard;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.ShardDirectory;
import dev.vivace.engine.report.ShardReport;
import dev.vivace.engine.report.ShardReport.NotBegun;
import dev.vivace.engine.report.ShardReport.Part;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What a shard left behind, of all modules or of some.
 *
 * @param place the directory with its report
 * @param report what ran
 * @param part which part of the suite that was
 */
public record FoundShard(Path place, RunReport report, ShardReport part) {

    Shard shard() {
        return part.shard();
    }

    /** What it left of one of its modules. */
    public ShardDirectory filesOf(Part module) {
        return new ShardDirectory(place.resolve(module.directory()).normalize());
    }

    /** For messages. */
    String text() {
        return shard() + " in " + place;
    }

    /** What it says of this module, where it stopped after red tests before it had begun all of it. */
    Optional<NotBegun> stoppedBefore(String module) {
        return part.notBegun().stream()
                .filter(entry -> entry.module().equals(module))
                .findFirst();
    }

    /** Whether the user stopped it; one that its own red tests or its time limit stopped came to its end. */
    boolean isCancelled() {
        return part.parts().stream().anyMatch(Part::cancelled);
    }

    /** How many of its tests have this flag. */
    long count(String flag) {
        return report.tests().stream()
                .filter(test -> test.flags().contains(flag))
                .count();
    }
}
