package launch;

import launch.dump.Dump;
import org.junit.Test;
import org.junit.experimental.categories.Category;

@Category(Fast.class)
public class FastTest {

    @Test
    public void dumps() {
        Dump.write(FastTest.class);
    }

    @Test
    @Category(Flaky.class)
    public void flaky() {
        Dump.visit("launch.FastTest#flaky");
    }
}
