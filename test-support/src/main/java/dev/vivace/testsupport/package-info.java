/** What the tests of several modules need: the JDKs they run workers on. */
package dev.vivace.testsupport;
