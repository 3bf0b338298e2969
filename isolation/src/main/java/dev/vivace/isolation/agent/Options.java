package dev.vivace.isolation.agent;

import java.nio.file.Path;

/** What is asked of the agent: {@code -javaagent:vivace-isolation.jar=cache=DIR}. */
final class Options {

    private static final String CACHE = "cache=";

    private final Path cache;

    private Options(Path cache) {
        this.cache = cache;
    }

    static Options parse(String arguments) {
        Path cache = null;
        for (String argument : arguments == null ? new String[0] : arguments.split(",", 0)) {
            if (argument.startsWith(CACHE) && argument.length() > CACHE.length()) {
                cache = Path.of(argument.substring(CACHE.length()));
            } else if (!argument.isEmpty()) {
                throw new IllegalArgumentException("Vivace's isolation agent does not know the argument '" + argument
                        + "'. It knows cache=DIR, the directory that keeps instrumented classes for the next JVM.");
            }
        }
        return new Options(cache);
    }

    /** Where instrumented classes are kept; null for nowhere. */
    Path cache() {
        return cache;
    }
}
