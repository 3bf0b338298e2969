package launch;

import launch.dump.Dump;
import org.testng.annotations.Test;

@Test(groups = "fast")
public class FastTest {

    public void dumps() {
        Dump.write(FastTest.class);
    }

    @Test(groups = "flaky")
    public void flaky() {
        Dump.visit("launch.FastTest#flaky");
    }
}
