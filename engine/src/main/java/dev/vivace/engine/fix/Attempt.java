package dev.vivace.engine.fix;

import java.time.Duration;
import java.util.Optional;

/**
 * What was tried for a finding.
 *
 * @param patch what holds; empty for nothing
 * @param reason why there is none; empty where there is
 * @param search how long it took until it held in the minimal orders, or all was tried
 * @param verified how long the rest took
 */
public record Attempt(Optional<Proposal> patch, String reason, Duration search, Duration verified) {}
