/**
 * Runs a real suite from Maven Central with Surefire and with Vivace, back to back, and compares the tests, their
 * verdicts and the time. A suite is data (see {@code benchmarks/subjects}); the Maven project around it is generated.
 */
package dev.vivace.benchmarks;
