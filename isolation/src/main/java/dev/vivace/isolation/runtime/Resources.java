package dev.vivace.isolation.runtime;

import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.net.InetSocketAddress;
import java.net.SocketAddress;

/**
 * What the JDK calls when something comes into being that a reset does not undo. A test may do that; an initialiser may
 * not, because it runs again.
 */
public final class Resources {

    private static final StackWalker STACK = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

    private Resources() {}

    public static void loadingLibrary() {
        creating("loads a native library");
    }

    public static void startingProcess() {
        creating("starts a process");
    }

    public static void openingPort() {
        creating("opens a server's port");
    }

    /** Who only sends takes any port that is free, which another time is another one. */
    public static void bindingDatagrams(SocketAddress local) {
        if (local instanceof InetSocketAddress && ((InetSocketAddress) local).getPort() != 0) {
            creating("opens a port for datagrams");
        }
    }

    private static void creating(String what) {
        if (!Initialisation.isAnyRunning()) {
            return;
        }
        try {
            STACK.walk(frames -> frames.filter(Resources::isInitialiser).findFirst())
                    .filter(frame -> Guards.hasGuard(frame.getDeclaringClass()))
                    .ifPresent(frame -> Taints.add(frame.getClassName(), "its initialiser " + what));
        } catch (RuntimeException | Error e) {
            Taints.add("", "an initialiser perhaps " + what + ": " + e);
        }
    }

    private static boolean isInitialiser(StackFrame frame) {
        return frame.getMethodName().equals("<clinit>") || frame.getMethodName().startsWith(Names.PREFIX);
    }
}
