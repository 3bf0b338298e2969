package dev.vivace.worker.protocol;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/** What the controller asks of a worker. A worker carries commands out one after another. */
public interface Commands {

    /**
     * Prepares the JVM as Surefire's booter does; sent once, before anything else. Answered with
     * {@link Events#properties}.
     *
     * @param assertions whether assertions are enabled in classes loaded from now on
     * @param listeners class names of JUnit 4 run listeners, as in Surefire's property {@code listener}
     * @param exitTimeout how long the JVM may take to end after it was told to exit
     */
    void configure(boolean assertions, List<String> listeners, Duration exitTimeout);

    /**
     * Discovers the tests of these classes and answers with one {@link Events#node} per test or container, parents
     * first, then {@link Events#discovered}.
     *
     * @param classNames in the order in which Surefire would select them
     * @param filters which of their tests count
     * @param parameters JUnit Platform configuration parameters, valid for every later run too
     */
    void discover(List<String> classNames, DiscoveryFilters filters, Map<String, String> parameters);

    /**
     * From now on, tests of such a pair never run at the same time, wherever in the JVM they would.
     *
     * @param ones unique ids of the first tests of the pairs, or of what is above them
     * @param others those of the second ones, in the same sequence
     */
    void keepApart(List<String> ones, List<String> others);

    /** Runs all that was discovered, in the platform's own order, as one request, as Surefire does. */
    void runAll(long run);

    /**
     * Runs exactly these tests in exactly this sequence, whatever order the classes ask for. Neighbours of one class
     * share one class-level set-up; a class met again gets a new one.
     *
     * @param uniqueIds JUnit Platform unique ids of tests or of containers that produce them while running
     * @param places where below its runner each of them was found, {@code 2.1} being the first child of the second
     *     child; empty where unique ids are the same at each discovery
     * @param exact whether the sequence matters: if not, tests may run side by side where the project asks for that
     */
    void runOrder(long run, List<String> uniqueIds, List<String> places, boolean exact);

    /**
     * Runs two orders as {@link #runOrder} does, exactly. Between them only what is named is forgotten; with nothing
     * named, the second sees all that the first has left.
     *
     * @param classes whose state is forgotten; {@code a.Registry#count} for a single field
     * @param areas what else is forgotten, by the names in {@link Events#described}
     */
    void runApart(
            long run,
            List<String> firstIds,
            List<String> firstPlaces,
            List<String> classes,
            List<String> areas,
            List<String> secondIds,
            List<String> secondPlaces);

    /**
     * Runs an order as {@link #runOrder} does, exactly, and answers with two {@link Events#described}: what it left
     * behind, and the same when it is forgotten.
     *
     * @param classes of which the static fields are described
     */
    void describe(long run, List<String> uniqueIds, List<String> places, List<String> classes);

    /** Tells what every thread is doing, answered with {@link Events#threads} at once, even while a test hangs. */
    void dumpThreads();

    /** Ends the worker after what it is doing now. */
    void exit();
}
