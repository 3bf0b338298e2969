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
        if (arguments == null || arguments.isEmpty()) {
            return new Options(null);
        }
        if (arguments.startsWith(CACHE) && arguments.length() > CACHE.length()) {
            return new Options(Path.of(arguments.substring(CACHE.length())));
        }
        throw new IllegalArgumentException("Vivace's isolation agent does not know the argument '" + arguments
                + "'. It knows cache=DIR, the directory that keeps instrumented classes for the next JVM.");
    }

    /** Where instrumented classes are kept; null for nowhere. */
    Path cache() {
        return cache;
    }
}
