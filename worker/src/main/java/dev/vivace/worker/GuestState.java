package dev.vivace.worker;

/** What a run may change about the thread that runs it: put back before the next run, so that runs start alike. */
final class GuestState {

    private final Thread thread = Thread.currentThread();
    private final String name = thread.getName();
    private final int priority = thread.getPriority();
    private final ClassLoader loader = thread.getContextClassLoader();
    private final Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();

    void restore() {
        Thread.interrupted();
        thread.setName(name);
        thread.setPriority(priority);
        thread.setContextClassLoader(loader);
        Thread.setDefaultUncaughtExceptionHandler(handler);
    }
}
