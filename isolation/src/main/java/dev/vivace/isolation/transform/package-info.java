/**
 * Class files in, class files out: makes the static state of a class re-initialisable, lazily, where the JVM would
 * initialise it. This is the transformation of VMVM (ICSE 2014), redone for Java 17 and newer. Nothing in here loads a
 * class: what is asked about other classes is read from their bytes.
 */
package dev.vivace.isolation.transform;
