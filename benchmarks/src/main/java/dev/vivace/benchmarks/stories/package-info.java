/** Acceptance tests of a small shop as stories of three shapes, and a program that runs them in a JVM of their own. */
package dev.vivace.benchmarks.stories;
