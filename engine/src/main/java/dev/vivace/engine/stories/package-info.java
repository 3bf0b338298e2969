/**
 * Which fixtures do test classes share, which could they share, and can they be trusted? The graph of providers and
 * consumers, the order in which their set-ups are reused best, runs that compare ways to reuse them, and set-ups that
 * several classes repeat. The model is that of Estória; its order is replaced by one that never shows a test more
 * set-ups than its own.
 */
package dev.vivace.engine.stories;
