package dev.vivace.worker.samples;

import org.testng.annotations.Test;

/** A TestNG class with groups. */
public class Groups {

    @Test(groups = "fast")
    public void fast() {}

    @Test(groups = "slow")
    public void slow() {}
}
