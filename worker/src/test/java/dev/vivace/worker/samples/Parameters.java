package dev.vivace.worker.samples;

import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;

/** A JUnit 4 class with parameters. */
@RunWith(Parameterized.class)
public class Parameters {

    @Parameter
    public String value;

    @Parameterized.Parameters
    public static Object[] values() {
        return new Object[] {"low", "high"};
    }

    @Test
    public void one() {}

    @Test
    public void two() {}
}
