package launch;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import launch.dump.Dump;
import org.testng.annotations.Test;

/** Two methods that wait for each other: alone, each of them fails. */
public class MeetingTest {

    private static final CyclicBarrier DOOR = new CyclicBarrier(2, () -> Dump.visit("both"));

    @Test
    public void comesFromTheLeft() throws Exception {
        DOOR.await(2, TimeUnit.MINUTES);
    }

    @Test
    public void comesFromTheRight() throws Exception {
        DOOR.await(2, TimeUnit.MINUTES);
    }
}
