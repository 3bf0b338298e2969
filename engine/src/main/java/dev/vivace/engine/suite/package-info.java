/** How do we run the whole suite and still trust it? A catalog and a request become a {@code SuiteResult}. */
package dev.vivace.engine.suite;
