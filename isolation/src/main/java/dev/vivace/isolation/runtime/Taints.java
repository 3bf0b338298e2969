package dev.vivace.isolation.runtime;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What has happened in this JVM that a reset cannot undo. */
public final class Taints {

    private static final int ENOUGH = 100;
    private static final Queue<Taint> ALL = new ConcurrentLinkedQueue<>();

    private Taints() {}

    public static void add(String className, String reason) {
        if (ALL.size() < ENOUGH) {
            ALL.add(new Taint(className, reason));
        }
    }

    public static List<Taint> all() {
        return List.copyOf(ALL);
    }
}
