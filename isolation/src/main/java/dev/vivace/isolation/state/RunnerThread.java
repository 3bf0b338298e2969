package dev.vivace.isolation.state;

import java.lang.Thread.UncaughtExceptionHandler;

/** The thread that runs tests: its name, priority, context class loader, handler, and wish to be interrupted. */
final class RunnerThread implements Area {

    private final Thread thread = Thread.currentThread();
    private final String name = thread.getName();
    private final int priority = thread.getPriority();
    private final ClassLoader loader = thread.getContextClassLoader();
    private final UncaughtExceptionHandler own = thread.getUncaughtExceptionHandler();
    private final UncaughtExceptionHandler general = Thread.getDefaultUncaughtExceptionHandler();

    @Override
    public void restore() {
        Thread.interrupted();
        if (Thread.getDefaultUncaughtExceptionHandler() != general) {
            Thread.setDefaultUncaughtExceptionHandler(general);
        }
        if (Thread.currentThread() == thread) {
            restoreThread();
        }
    }

    private void restoreThread() {
        if (!thread.getName().equals(name)) {
            thread.setName(name);
        }
        if (thread.getPriority() != priority) {
            thread.setPriority(priority);
        }
        if (thread.getContextClassLoader() != loader) {
            thread.setContextClassLoader(loader);
        }
        if (thread.getUncaughtExceptionHandler() != own) {
            // A thread without a handler of its own answers with its group.
            thread.setUncaughtExceptionHandler(own == thread.getThreadGroup() ? null : own);
        }
    }
}
