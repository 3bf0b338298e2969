/** Tests that start JVMs, with the agent or to judge its work; not instrumented themselves. */
package dev.vivace.isolation.verified;
