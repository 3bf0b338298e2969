/**
 * What leaves a JVM polluted behind every test class, to see whether anybody notices. Lives in the test's JVM, beside a
 * subject's own classes: JRE and JUnit only, and no nested classes, because the class files are copied one by one.
 */
package dev.vivace.benchmarks.pollution;
