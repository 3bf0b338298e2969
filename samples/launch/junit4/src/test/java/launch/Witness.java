package launch;

import launch.dump.Dump;
import org.junit.runner.Description;
import org.junit.runner.notification.RunListener;

/** Named by the pom only. */
public class Witness extends RunListener {

    @Override
    public void testStarted(Description test) {
        Dump.visit("witness:" + test.getMethodName());
    }
}
