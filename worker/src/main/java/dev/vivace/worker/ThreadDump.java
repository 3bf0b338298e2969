package dev.vivace.worker;

import java.util.Map;

/** What every thread of this JVM is doing. */
final class ThreadDump {

    private ThreadDump() {}

    static String text() {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<Thread, StackTraceElement[]> entry :
                Thread.getAllStackTraces().entrySet()) {
            append(text, entry.getKey(), entry.getValue());
        }
        return text.toString();
    }

    private static void append(StringBuilder text, Thread thread, StackTraceElement[] frames) {
        text.append('"').append(thread.getName()).append('"');
        text.append(thread.isDaemon() ? " daemon " : " ")
                .append(thread.getState())
                .append('\n');
        for (StackTraceElement frame : frames) {
            text.append("    at ").append(frame).append('\n');
        }
        text.append('\n');
    }
}
