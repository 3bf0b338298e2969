package dev.vivace.worker.samples;

import org.testng.annotations.Test;

/** A TestNG class that makes its own instances. */
public class Factory {

    @org.testng.annotations.Factory
    public static Object[] instances() {
        return new Object[] {new Factory(), new Factory()};
    }

    @Test
    public void one() {}

    @Test
    public void two() {}
}
