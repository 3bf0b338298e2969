/**
 * How does a person see a run in a terminal or a log? Events go in, text comes out: a live frame where the console can
 * redraw, plain lines elsewhere, and a summary of what failed. Everything is a function of events, clock and width, and
 * nothing here can change a result.
 */
package dev.vivace.engine.report.terminal;
