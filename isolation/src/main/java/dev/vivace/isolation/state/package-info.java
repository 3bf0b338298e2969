/**
 * What the JDK keeps for the whole JVM: remembered once, and put back at each boundary between test classes. One class
 * for each area. No area initialises a class of the JDK that the program has not used: there is nothing to put back
 * then.
 */
package dev.vivace.isolation.state;
