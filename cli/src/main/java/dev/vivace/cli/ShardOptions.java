package dev.vivace.cli;

import dev.vivace.engine.command.Sharding;
import dev.vivace.engine.model.Shard;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Options that say which part of the suite this machine has. */
final class ShardOptions {

    @Option(
            names = "--index",
            paramLabel = "I",
            required = true,
            converter = Converters.OfShard.class,
            description = "Which part this machine runs, from 1 on.")
    int index;

    @Option(
            names = "--total",
            paramLabel = "N",
            required = true,
            converter = Converters.OfShards.class,
            description = "How many machines share the suite.")
    int total;

    @Option(names = "--list", description = "Only name the classes of this part, and run nothing.")
    boolean list;

    @Option(
            names = "--commit",
            paramLabel = "ID",
            description = "What the code is called, the same on every machine. "
                    + "Default: the commit that git has checked out, and what the compiled classes add up to.")
    Optional<String> commit = Optional.empty();

    Shard shard() {
        return Shard.of(index, total);
    }

    Sharding sharding(Path project) {
        return Sharding.of(shard(), project, commit);
    }
}
