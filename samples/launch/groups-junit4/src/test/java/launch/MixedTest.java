package launch;

import launch.dump.Dump;
import org.junit.Test;
import org.junit.experimental.categories.Category;

public class MixedTest {

    @Test
    @Category(Quick.class)
    public void quick() {
        Dump.visit("launch.MixedTest#quick");
    }

    @Test
    @Category({Fast.class, Flaky.class})
    public void fastAndFlaky() {
        Dump.visit("launch.MixedTest#fastAndFlaky");
    }

    @Test
    public void plain() {
        Dump.visit("launch.MixedTest#plain");
    }
}
