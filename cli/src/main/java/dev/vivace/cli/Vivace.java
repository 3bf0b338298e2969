package dev.vivace.cli;

import java.util.List;

/** Starts the command line in a JVM of its own. */
public final class Vivace {

    private Vivace() {}

    public static void main(String[] arguments) {
        Surroundings surroundings = Surroundings.ofThisProcess();
        System.exit(new Cli(surroundings).run(List.of(arguments)).code());
    }
}
