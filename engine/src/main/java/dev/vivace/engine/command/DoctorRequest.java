package dev.vivace.engine.command;

import java.time.Duration;
import java.util.List;

/**
 * What {@code vivace doctor} is asked to do.
 *
 * @param run which tests, in which JVMs; isolation and workers are what is compared
 * @param budget after which nothing new is begun
 * @param words what stands between {@code vivace run} and its options in commands to copy
 */
public record DoctorRequest(RunRequest run, Duration budget, List<String> words) {

    /** How long it goes on where nobody says it. */
    public static final Duration USUAL_BUDGET = Duration.ofMinutes(2);

    public DoctorRequest {
        words = List.copyOf(words);
    }
}
