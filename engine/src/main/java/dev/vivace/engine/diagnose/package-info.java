/**
 * Which few tests cause it, and through what state? From a finding to polluters, cleaners, state-setters and leaks
 * (iFixFlakies).
 */
package dev.vivace.engine.diagnose;
