package dev.vivace.worker.samples;

import org.junit.platform.suite.api.SelectClasses;
import org.junit.platform.suite.api.Suite;

/** A suite on the JUnit Platform. */
@Suite
@SelectClasses({Ordered.class, Other.class})
public class Chosen {}
