package launch;

import launch.dump.Dump;
import org.junit.Test;

public class DumpTest {

    @Test
    public void dumps() {
        Dump.write(DumpTest.class);
    }
}
