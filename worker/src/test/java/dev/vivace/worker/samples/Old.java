package dev.vivace.worker.samples;

import junit.framework.TestCase;

/** In the style of JUnit 3. */
public class Old extends TestCase {

    public void testA() {}

    public void testB() {}

    public void testC() {}
}
