package dev.vivace.worker.samples;

import org.junit.runner.RunWith;
import org.junit.runners.Suite;

/** A JUnit 4 suite. */
@RunWith(Suite.class)
@Suite.SuiteClasses({Fixed.class, Old.class})
public class Collected {}
