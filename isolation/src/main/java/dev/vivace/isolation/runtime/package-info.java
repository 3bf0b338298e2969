/**
 * What instrumented classes call: the epoch that says which statics are stale, and the initialisation of a class once
 * more, as the Java Language Specification (12.4.2) describes the first one. Loaded by the boot loader, so that every
 * class sees it.
 */
package dev.vivace.isolation.runtime;
