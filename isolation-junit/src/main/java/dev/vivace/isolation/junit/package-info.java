/**
 * The boundary between test classes where another runner than ours runs them. A jar of its own: the agent's jar is seen
 * by the boot loader, and JUnit is not.
 */
package dev.vivace.isolation.junit;
