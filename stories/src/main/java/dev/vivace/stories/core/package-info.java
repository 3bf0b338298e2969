/**
 * What a story is, whoever runs it: the sequence of set-ups that a test needs, the chain of them that is still alive, and what
 * may be reused. Knows no test framework; internal, and may change.
 */
package dev.vivace.stories.core;
