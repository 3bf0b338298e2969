/** The command line: arguments become a request to the engine, and its result becomes an exit code. */
package dev.vivace.cli;
