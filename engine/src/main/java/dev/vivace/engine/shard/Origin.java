package dev.vivace.engine.shard;

import dev.vivace.engine.project.Digest;
import dev.vivace.engine.project.LaunchSpec;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What was shared out: shards belong together if all of this is the same.
 *
 * @param commit that was checked out, where that is known
 * @param code what the classes add up to
 * @param split what the classes of all shards and the choice of tests add up to
 */
public record Origin(Optional<String> commit, String code, String split) {

    /**
     * The origin of a module's shards.
     *
     * @param choice what the user says about which tests run
     * @param named what the user calls the code; then nothing else tells it from other code
     */
    public static Origin of(LaunchSpec spec, Split split, String choice, Optional<String> named) {
        return new Origin(
                commit(spec.baseDirectory(), named),
                named.orElseGet(() -> CompiledCode.of(spec)),
                split(spec, split, choice));
    }

    /** What is checked out in a directory, unless the user calls it otherwise; empty where nobody knows. */
    public static Optional<String> commit(Path directory, Optional<String> named) {
        return named.or(() -> Commit.of(directory));
    }

    private static String split(LaunchSpec spec, Split split, String choice) {
        LaunchSpec.Selection selection = spec.selection();
        Digest digest = new Digest()
                .add(choice)
                .add(selection.test())
                .add(selection.groups())
                .add(selection.excludedGroups())
                .add(split.shards().size());
        split.lines().forEach(digest::add);
        return digest.name();
    }
}
