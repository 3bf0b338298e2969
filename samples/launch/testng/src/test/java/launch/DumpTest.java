package launch;

import launch.dump.Dump;
import org.testng.annotations.Test;

public class DumpTest {

    @Test
    public void dumps() {
        Dump.write(DumpTest.class);
    }
}
