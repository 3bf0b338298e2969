/**
 * Vivace inside Maven: reads the Surefire and Failsafe that Maven configured, as a core extension of the Maven that the
 * command line starts or as a plugin that the user calls, and runs the tests in their place.
 */
package dev.vivace.maven;
