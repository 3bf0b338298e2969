/**
 * What happens when these tests run in this order? {@link dev.vivace.engine.run.OrderRunner} is the one interface that
 * every capability uses; a pool of worker JVMs is its local implementation.
 */
package dev.vivace.engine.run;
