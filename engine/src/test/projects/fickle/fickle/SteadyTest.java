package fickle;

import org.junit.Test;

public class SteadyTest {

    @Test
    public void passes() {}
}
