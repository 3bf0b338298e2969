/**
 * Which fixtures can run once for a class instead of once for each test, and how do the sources say so? Text in, edits
 * out: a class is surveyed, its fixtures are timed by probes between their statements, and rewrites are offered, the
 * whole one or smaller ones, to which resets for single tests can be added (TestBoost).
 */
package dev.vivace.engine.boost;
