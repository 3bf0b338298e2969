package dev.vivace.engine.suite;

import dev.vivace.engine.model.Outcome;

/**
 * Why a run ends before all its tests have run.
 *
 * @param outcome what becomes of the tests that it did not get to
 * @param reason what their reports say
 */
public record Halt(Outcome outcome, String reason) {}
