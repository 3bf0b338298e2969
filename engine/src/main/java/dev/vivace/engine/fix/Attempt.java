package dev.vivace.engine.fix;

import dev.vivace.engine.model.Fix;
import java.util.Optional;

/**
 * What was tried for a finding.
 *
 * @param patch what holds; empty for nothing
 * @param reason why there is none; empty where there is
 * @param times how long that took, without the diagnosis
 */
public record Attempt(Optional<Proposal> patch, String reason, Fix.Times times) {}
