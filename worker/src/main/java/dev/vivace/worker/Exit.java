package dev.vivace.worker;

import dev.vivace.worker.protocol.Events;
import dev.vivace.worker.protocol.Thrown;
import java.time.Duration;
import java.util.Map;

/** The ways out of this JVM: the one that the controller asks for, and the one that a test takes. */
final class Exit {

    private final Events events;
    private final OutputCapture output;
    /** What shutdown hooks get, that of a coverage agent for example, before the JVM is halted; at first Surefire's. */
    private volatile Duration patience = Duration.ofSeconds(30);

    private volatile boolean asked;

    Exit(Events events, OutputCapture output) {
        this.events = events;
        this.output = output;
    }

    /** From now on an exit may take this long. */
    void allow(Duration timeout) {
        patience = timeout;
    }

    /** Has the controller told when a test ends the JVM. */
    void watch() {
        Runtime.getRuntime().addShutdownHook(GuestThreads.create("exit", this::tell));
    }

    private void tell() {
        if (!asked) {
            output.flush();
            events.exiting(caller());
        }
    }

    private static Thrown caller() {
        for (Map.Entry<Thread, StackTraceElement[]> thread :
                Thread.getAllStackTraces().entrySet()) {
            if (isExiting(thread.getValue())) {
                Throwable where = new Throwable(
                        "System.exit was called by thread " + thread.getKey().getName());
                where.setStackTrace(thread.getValue());
                return ThrownText.of(where);
            }
        }
        return null;
    }

    private static boolean isExiting(StackTraceElement[] frames) {
        for (StackTraceElement frame : frames) {
            if (frame.getClassName().equals("java.lang.Runtime")
                    && frame.getMethodName().equals("exit")) {
                return true;
            }
        }
        return false;
    }

    /** From here on the JVM ends, whatever hangs. */
    void begin() {
        asked = true;
        GuestThreads.start("halt", this::haltLater);
    }

    private void haltLater() {
        try {
            Thread.sleep(patience.toMillis());
        } catch (InterruptedException e) {
            // Then rather at once than never.
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().halt(0);
    }

    /** Runs shutdown hooks, and waits for no thread that a test left behind. */
    void end() {
        System.exit(0);
    }
}
