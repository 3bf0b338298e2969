package dev.vivace.maven;

import dev.vivace.engine.command.EndRequests;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/** Watches signals for all modules that run tests now; when the last one is done, they mean again what they did before. */
final class Signals {

    private static final List<String> NAMES = List.of("INT", "TERM", "HUP");
    private static final int EXIT_CODE = 128;

    private final Map<Signal, SignalHandler> before = new LinkedHashMap<>();
    private final List<Interruption> running = new ArrayList<>();
    private final EndRequests requests = new EndRequests(InstantSource.system());
    private boolean happened;

    /** From now on this one hears of signals; does not return after one. */
    void enter(Interruption one) {
        if (!isEntering(one)) {
            stay();
        }
    }

    private synchronized boolean isEntering(Interruption one) {
        if (running.isEmpty() && !happened) {
            NAMES.forEach(this::watch);
        }
        return !happened && running.add(one);
    }

    private static void stay() {
        new Semaphore(0).acquireUninterruptibly();
    }

    private void watch(String name) {
        try {
            Signal signal = new Signal(name);
            before.put(signal, Signal.handle(signal, this::hear));
        } catch (IllegalArgumentException e) {
            // Windows has no HUP, and a JVM started with -Xrs leaves signals alone.
            return;
        }
    }

    /** No longer; does not return after a signal. */
    void leave(Interruption one) {
        if (!isLeaving(one)) {
            stay();
        }
    }

    private synchronized boolean isLeaving(Interruption one) {
        if (happened) {
            return false;
        }
        running.remove(one);
        if (running.isEmpty()) {
            before.forEach(Signal::handle);
            before.clear();
        }
        return true;
    }

    private void hear(Signal signal) {
        requests.hear().ifPresent(request -> end(signal));
    }

    /** Who asks twice does not want to wait for the results. */
    private void end(Signal signal) {
        List<Thread> ends = begin().stream()
                .map(one -> new Thread(one::end, "vivace-interrupted"))
                .toList();
        ends.forEach(Thread::start);
        ends.forEach(Signals::join);
        System.exit(EXIT_CODE + signal.getNumber());
    }

    /** Those to end; none the second time. */
    private synchronized List<Interruption> begin() {
        List<Interruption> all = happened ? List.of() : List.copyOf(running);
        happened = true;
        return all;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
