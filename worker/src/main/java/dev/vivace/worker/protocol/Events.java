package dev.vivace.worker.protocol;

import java.util.List;
import java.util.Map;

/** What a worker tells the controller. Times are milliseconds since the epoch. */
public interface Events {

    /** The first frame: proves that this worker was started by the controller it connects to. */
    void hello(int version, String secret, long pid);

    /** A test or container exists: while discovering, or registered by a dynamic test while running. */
    void node(Node node);

    /** This class could not be loaded or discovered; its tests cannot be known. */
    void unloadable(String className, Thrown reason);

    /** The answer to {@link Commands#discover} is complete. */
    void discovered();

    /** A test or container begins. */
    void started(String uniqueId, long time);

    /**
     * A test or container ended.
     *
     * @param thrown what it ended with, or null where it passed
     */
    void finished(String uniqueId, long time, Status status, Thrown thrown);

    /** A test or container, and everything in it, is not run. */
    void skipped(String uniqueId, long time, String reason);

    /**
     * What a test printed: characters as UTF-8, bytes as they are.
     *
     * @param uniqueId of the running test or container, or empty where none can be named
     */
    void output(String uniqueId, boolean error, byte[] bytes);

    /** Everything asked with {@link Commands#runAll} or {@link Commands#runOrder} has happened. */
    void ran(long run);

    /**
     * The order of this run could not be obeyed exactly: what was reported belongs to another order. Comes before
     * {@link #ran}.
     */
    void disobeyed(long run, String reason);

    /** The system properties as the tests see them: before anything ran, and before the end of a class that changed them. */
    void properties(Map<String, String> properties);

    /**
     * A test asked the JVM to exit; the frames before this one are complete, and the JVM is about to go.
     *
     * @param caller where {@code System.exit} was called, or null where a signal ends the JVM
     */
    void exiting(Thrown caller);

    /** What every thread is doing, as text for people. */
    void threads(String dump);

    /** The worker itself cannot go on: a defect of ours or a JUnit that cannot work; the text says which. */
    void broken(Thrown reason);

    /**
     * The JVM has forgotten what the last run did to it; said before {@link #ran}.
     *
     * @param nanos how long that took
     * @param taints what it could not forget, each a sentence; empty where it forgot everything
     * @param touched classes whose static state the run used
     * @param changed what of the JDK's state it had changed, each a few words
     */
    void forgot(long nanos, List<String> taints, List<String> touched, List<String> changed);

    /**
     * What the JVM keeps now; nothing comes where it cannot tell.
     *
     * @param areas what it can forget beside the state of classes, each a few words
     * @param state texts by places: {@code a.Registry.count}, {@code system property key}, or one of the areas
     */
    void described(List<String> areas, Map<String, String> state);

    /** How a test or container ended. */
    enum Status {
        PASSED,
        ABORTED,
        FAILED
    }
}
