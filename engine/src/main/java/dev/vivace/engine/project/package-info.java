/**
 * How does this project run its tests? From a directory or a Maven project to a
 * {@link dev.vivace.engine.project.LaunchSpec}; the oracle is the command line of the real Surefire fork.
 */
package dev.vivace.engine.project;
