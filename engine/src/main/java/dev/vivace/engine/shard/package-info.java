/**
 * Which machine runs which classes, and what was it that they shared? The longest go first, each to the shard that has
 * least to do (R. L. Graham, Bounds on Multiprocessing Timing Anomalies, 1969), so that every machine that knows the
 * same code and history finds the same split by itself.
 */
package dev.vivace.engine.shard;
