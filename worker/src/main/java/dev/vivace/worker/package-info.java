/**
 * The guest in the test's JVM: connects to the controller, discovers tests on the project's own JUnit Platform, runs
 * them in the order it is told, and sends what happened. It uses the JRE and the project's JUnit, nothing else.
 */
package dev.vivace.worker;
