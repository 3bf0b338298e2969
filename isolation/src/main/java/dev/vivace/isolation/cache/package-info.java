/**
 * Instrument once: what was made of a class is kept across JVMs, by the class's content and by all else that had a part
 * in it. A class path of the same jars shares a directory; classes in directories, which change from run to run, are
 * compared one by one.
 */
package dev.vivace.isolation.cache;
