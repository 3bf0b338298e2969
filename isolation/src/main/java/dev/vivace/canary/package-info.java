/** A class of the kind that the agent changes, by which it finds out that it can. */
package dev.vivace.canary;
