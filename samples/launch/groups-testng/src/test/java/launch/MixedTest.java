package launch;

import launch.dump.Dump;
import org.testng.annotations.Test;

public class MixedTest {

    @Test(groups = "quick")
    public void quick() {
        Dump.visit("launch.MixedTest#quick");
    }

    @Test(groups = {"fast", "flaky"})
    public void fastAndFlaky() {
        Dump.visit("launch.MixedTest#fastAndFlaky");
    }

    @Test
    public void plain() {
        Dump.visit("launch.MixedTest#plain");
    }
}
