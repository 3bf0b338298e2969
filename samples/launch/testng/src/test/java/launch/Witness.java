package launch;

import launch.dump.Dump;
import org.testng.ITestListener;
import org.testng.ITestResult;

/** Named by the pom only. */
public class Witness implements ITestListener {

    @Override
    public void onTestStart(ITestResult test) {
        Dump.visit("witness:" + test.getName());
    }
}
