/**
 * The boundary between two test classes, where the JVM forgets: first all that could still run is ended, then the JDK's
 * state is put back, and only then everything static becomes stale. A thread that survived would otherwise initialise
 * classes before the next test has set the stage for them.
 */
package dev.vivace.isolation.boundary;
