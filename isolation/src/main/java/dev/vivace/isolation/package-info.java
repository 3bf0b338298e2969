/**
 * Isolation without new JVMs (VMVM, ICSE 2014): {@link dev.vivace.isolation.Isolation#reset()} makes everything static
 * stale, and each class is initialised again when it is next touched; what the JDK keeps is restored.
 */
package dev.vivace.isolation;
