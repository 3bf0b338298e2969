/**
 * What did earlier runs teach us? An append-only store in {@code .vivace/}, of records that each name their kind, so
 * that more kinds can follow. It helps to estimate and to schedule; it never changes a verdict.
 *
 * <p>Decision: each module has its own store, in its own directory and not at the reactor's root. Test ids are unique
 * in a module but not in a reactor; a module run alone and the same module run in its reactor learn from each other;
 * and modules that a parallel build runs side by side do not wait for one another. The price is one small directory
 * per module.
 */
package dev.vivace.engine.history;
