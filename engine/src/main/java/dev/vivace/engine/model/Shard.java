package dev.vivace.engine.model;

/**
 * One of the machines that share a suite.
 *
 * @param index which, from 1 on
 * @param total how many there are
 */
public record Shard(int index, int total) {

    public Shard {
        if (index < 1 || index > total) {
            throw new IllegalArgumentException("No shard " + index + " of " + total);
        }
    }

    /** The one that a user names. */
    public static Shard of(int index, int total) {
        if (index > total) {
            throw Problem.of("There is no shard " + index + " of " + total + ".")
                    .tryThis("an index from 1 to " + total + ", another one on each machine");
        }
        return new Shard(index, total);
    }

    /** What its directory is called, {@code shard-1-of-3} for example. */
    public String directory() {
        return "shard-" + index + "-of-" + total;
    }

    /** The same for integration tests, {@code shard-it-1-of-3}: those of one do not replace those of the other. */
    public String directoryOfIntegrationTests() {
        return "shard-it-" + index + "-of-" + total;
    }

    @Override
    public String toString() {
        return "shard " + index + " of " + total;
    }
}
