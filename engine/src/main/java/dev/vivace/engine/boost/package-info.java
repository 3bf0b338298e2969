/**
 * Which fixtures can run once for a class instead of once for each test, and how do the sources say so? Text in, edits
 * out: {@code Transformer} surveys a class, puts probes between the statements of its fixtures to time them, and offers
 * rewrites, the whole one or smaller ones; a {@code Rewrite} takes injections, which reset state in single tests
 * (TestBoost).
 */
package dev.vivace.engine.boost;
