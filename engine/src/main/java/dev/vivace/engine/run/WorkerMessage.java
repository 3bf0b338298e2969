package dev.vivace.engine.run;

import dev.vivace.worker.protocol.Events;
import java.util.function.Consumer;

/** What the owner of a worker learns about it, from whatever thread. */
sealed interface WorkerMessage {

    /** Changes what is known about the worker. */
    void applyTo(WorkerState state);

    /** The worker said something. */
    record Told(Consumer<Events> event) implements WorkerMessage {
        @Override
        public void applyTo(WorkerState state) {
            event.accept(state);
        }
    }

    /** The JVM's own standard output or error had something: native code, a crash report, a hint of the launcher. */
    record Printed(boolean error, byte[] bytes) implements WorkerMessage {
        @Override
        public void applyTo(WorkerState state) {
            state.printed(error, bytes);
        }
    }

    /** One of the JVM's two output pipes ended. */
    record PipeClosed() implements WorkerMessage {
        @Override
        public void applyTo(WorkerState state) {
            state.pipeClosed();
        }
    }

    /** The connection ended; nothing will be told any more. */
    record Disconnected(String reason) implements WorkerMessage {
        @Override
        public void applyTo(WorkerState state) {
            state.disconnected(reason);
        }
    }

    /** The process ended. */
    record Exited(int code) implements WorkerMessage {
        @Override
        public void applyTo(WorkerState state) {
            state.exited(code);
        }
    }

    /** The run is not wanted any more. */
    record Cancelled() implements WorkerMessage {
        @Override
        public void applyTo(WorkerState state) {
            state.cancelled();
        }
    }
}
