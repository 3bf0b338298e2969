/** What the tests of several modules need: the JDKs they run workers on, and a Maven that runs samples. */
package dev.vivace.testsupport;
