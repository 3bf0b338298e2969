package dev.vivace.worker;

import dev.vivace.worker.protocol.CommandReader;
import dev.vivace.worker.protocol.Commands;
import dev.vivace.worker.protocol.DiscoveryFilters;
import dev.vivace.worker.protocol.Events;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/**
 * Takes commands from the controller in a thread of its own, so that a controller that dies is noticed even while a
 * test hangs, and hands them to the thread that runs the tests.
 */
final class CommandQueue implements Commands {

    private final BlockingQueue<Consumer<Commands>> queue = new LinkedBlockingQueue<>();
    private final Events events;
    private volatile boolean exiting;

    CommandQueue(Events events) {
        this.events = events;
    }

    /** Reads until the controller says exit; halts the JVM if it goes away, or cannot be understood, before. */
    void fill(CommandReader reader) {
        while (!exiting && isConnected(reader)) {
            // The reader has already queued the command.
        }
        if (!exiting) {
            Runtime.getRuntime().halt(1);
        }
    }

    private boolean isConnected(CommandReader reader) {
        try {
            return reader.next(this);
        } catch (IOException | OutOfMemoryError e) {
            return false;
        }
    }

    /** Waits for the next command. An interrupt that a test left behind is none of ours. */
    Consumer<Commands> take() {
        while (true) {
            try {
                return queue.take();
            } catch (InterruptedException e) {
                Thread.interrupted();
            }
        }
    }

    @Override
    public void configure(boolean assertions, List<String> listeners, Duration exitTimeout) {
        queue.add(commands -> commands.configure(assertions, listeners, exitTimeout));
    }

    @Override
    public void discover(List<String> classNames, DiscoveryFilters filters, Map<String, String> parameters) {
        queue.add(commands -> commands.discover(classNames, filters, parameters));
    }

    @Override
    public void keepApart(List<String> ones, List<String> others) {
        queue.add(commands -> commands.keepApart(ones, others));
    }

    @Override
    public void runAll(long run) {
        queue.add(commands -> commands.runAll(run));
    }

    @Override
    public void runOrder(long run, List<String> uniqueIds, List<String> places, boolean exact) {
        queue.add(commands -> commands.runOrder(run, uniqueIds, places, exact));
    }

    @Override
    public void runApart(
            long run,
            List<String> firstIds,
            List<String> firstPlaces,
            List<String> classes,
            List<String> areas,
            List<String> secondIds,
            List<String> secondPlaces) {
        queue.add(commands -> commands.runApart(run, firstIds, firstPlaces, classes, areas, secondIds, secondPlaces));
    }

    @Override
    public void describe(long run, List<String> uniqueIds, List<String> places, List<String> classes) {
        queue.add(commands -> commands.describe(run, uniqueIds, places, classes));
    }

    /** Not queued: the thread that runs the tests may never come back. */
    @Override
    public void dumpThreads() {
        events.threads(ThreadDump.text());
    }

    @Override
    public void exit() {
        exiting = true;
        queue.add(Commands::exit);
    }
}
