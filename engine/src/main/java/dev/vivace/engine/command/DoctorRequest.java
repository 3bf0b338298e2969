package dev.vivace.engine.command;

import java.time.Duration;
import java.util.List;

/**
 * What {@code vivace doctor} is asked to do.
 *
 * @param run which tests, in which JVMs, and where files go; isolation and workers are what is compared
 * @param budget after which nothing new is begun, for all modules together
 * @param commands how commands to copy are written
 */
public record DoctorRequest(RunRequest run, Duration budget, Commands commands) {

    /** How long it goes on where nobody says it. */
    public static final Duration USUAL_BUDGET = Duration.ofMinutes(2);

    /** Writes a command about the same project. */
    public interface Commands {

        /**
         * A line to copy.
         *
         * @param command its name, a word or two
         * @param options what follows the project
         */
        String of(List<String> command, List<String> options);
    }
}
