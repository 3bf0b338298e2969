package dev.vivace.worker.samples;

import org.junit.runner.Description;
import org.junit.runner.Result;
import org.junit.runner.notification.RunListener;

/** Says what a JUnit 4 run listener is told. */
public class Listener extends RunListener {

    @Override
    public void testRunStarted(Description description) {
        System.out.println("listener: run started " + description);
    }

    @Override
    public void testStarted(Description description) {
        System.out.println("listener: started " + description.getClassName());
    }

    @Override
    public void testRunFinished(Result result) {
        System.out.println("listener: run finished");
    }
}
