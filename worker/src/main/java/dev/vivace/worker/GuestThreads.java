package dev.vivace.worker;

/** Starts threads that tests do not meet: daemons outside the group of the main thread. */
final class GuestThreads {

    private GuestThreads() {}

    static void start(String name, Runnable task) {
        create(name, task).start();
    }

    static Thread create(String name, Runnable task) {
        Thread thread = new Thread(rootGroup(), task, "vivace-" + name);
        thread.setDaemon(true);
        return thread;
    }

    private static ThreadGroup rootGroup() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        return group;
    }
}
