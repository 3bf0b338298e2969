/** How do we run the whole suite and still trust it? A plan becomes attempts and verdicts, a {@code SuiteLog}. */
package dev.vivace.engine.suite;
