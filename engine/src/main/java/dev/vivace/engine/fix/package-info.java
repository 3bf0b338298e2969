/**
 * Which change removes the dependency? From tests that help to the few of their statements that do, and from these to a
 * patch that was verified (iFixFlakies).
 */
package dev.vivace.engine.fix;
