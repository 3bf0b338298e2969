/** What did earlier runs teach us? An append-only store in {@code .vivace/}. */
package dev.vivace.engine.history;
