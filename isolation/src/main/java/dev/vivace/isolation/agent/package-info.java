/** Brings the transformation into a JVM, and opens the JDK to us: the only place that sees {@code Instrumentation}. */
package dev.vivace.isolation.agent;
