/**
 * What can a JVM be spared when it starts? Archives of loaded and verified classes, as HotSpot's class data sharing makes
 * them, kept across runs and addressed by everything that they depend on.
 */
package dev.vivace.engine.archive;
