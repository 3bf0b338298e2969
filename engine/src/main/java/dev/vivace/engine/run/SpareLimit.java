package dev.vivace.engine.run;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.project.LaunchJvm;
import java.util.concurrent.atomic.AtomicInteger;

/** How many JVMs may wait for their turn: as many as there are cores for, and orders to run. */
final class SpareLimit {

    private static final int MOST = 3;

    private final int perLane;
    private final AtomicInteger expected = new AtomicInteger(1);

    SpareLimit(int perLane) {
        this.perLane = perLane;
    }

    /** None where JVMs are used again, where there is just one class, or where two JVMs would disturb each other. */
    static SpareLimit of(LaunchJvm jvm, WorkerSettings settings, int classes) {
        boolean useful = settings.isolation() == Isolation.PROCESS && classes > 1;
        boolean harmless = JvmArguments.of(jvm, System.getenv()).loner().isEmpty();
        int cores = Runtime.getRuntime().availableProcessors();
        return new SpareLimit(useful && harmless ? Math.max(1, Math.min(MOST, cores / settings.workers())) : 0);
    }

    void expect(int orders) {
        expected.set(orders);
    }

    void orderBegins() {
        expected.updateAndGet(orders -> Math.max(0, orders - 1));
    }

    /** Whether one more may start where so many wait in the same lane, and so many in all. */
    boolean allows(int inLane, int inAll) {
        return inLane < perLane && inAll < expected.get();
    }
}
