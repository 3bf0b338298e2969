package dev.vivace.maven;

/**
 * A module that makes the build red.
 *
 * @param name of the module
 * @param tests how many of its tests are to blame; none if it is something else
 */
record RedModule(String name, int tests) {}
