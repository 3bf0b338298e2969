/** What the command line and the Maven plugin call: one class per command, from a request to its result. */
package dev.vivace.engine.command;
