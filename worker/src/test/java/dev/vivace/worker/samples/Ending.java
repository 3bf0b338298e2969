package dev.vivace.worker.samples;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Ends the JVM, or tries to keep it. */
@TestMethodOrder(MethodOrderer.MethodName.class)
public class Ending {

    @Test
    void asksToExit() {
        System.out.print("last words");
        System.exit(3);
    }

    @Test
    void halts() {
        System.out.println("last words");
        Runtime.getRuntime().halt(4);
    }

    @Test
    void hangs() throws InterruptedException {
        System.out.print("hanging");
        Thread.sleep(600_000);
    }

    @Test
    void leavesAThreadAndAHook() {
        new Thread(() -> {
                    try {
                        Thread.sleep(600_000);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                })
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook ran")));
    }

    @Test
    void leavesASlowHook() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                Thread.sleep(10_000);
                System.out.println("slow hook ran");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }));
    }

    @Test
    void changesItsThread() {
        Thread.currentThread().setName("renamed");
        Thread.currentThread().setContextClassLoader(null);
        Thread.currentThread().interrupt();
    }

    @Test
    void looksAtItsThread() {
        Thread thread = Thread.currentThread();
        System.out.print(
                thread.getName() + " " + thread.isInterrupted() + " " + (thread.getContextClassLoader() == null));
    }

    @Test
    void setsAProperty() {
        System.setProperty("sample.set", "yes");
        System.getProperties().put("sample.number", 1);
    }
}
