package dev.vivace.isolation.runtime;

import java.lang.invoke.MethodHandle;
import java.util.Arrays;

/**
 * Stack traces as they are without what is added to classes: some programs look there whether they are being
 * initialised, and people read them.
 */
public final class Traces {

    private Traces() {}

    /** Makes ready: whoever is shown the first one may have no stack left to do it on. */
    public static void prepare() {
        Original.isGivenTo(new StackTraceElement("", "", null, 0), "");
    }

    /** Guards are left out; what runs again has the name that it has when the JVM runs it. */
    public static StackTraceElement[] shown(StackTraceElement[] frames) {
        // No streams and no lambdas: whoever asks may be in the middle of linking one.
        StackTraceElement[] shown = new StackTraceElement[frames.length];
        int count = 0;
        for (StackTraceElement frame : frames) {
            String method = frame.getMethodName();
            boolean original = !method.startsWith(Names.PREFIX);
            if (original || Original.isGivenTo(frame, method)) {
                shown[count++] = frame;
            }
        }
        return count == frames.length ? frames : Arrays.copyOf(shown, count);
    }

    /** What a method was before it was copied. */
    private static final class Original {

        private static final MethodHandle METHOD_NAME = setter();

        private Original() {}

        /** Null where frames are made in another way: they are shown as they are then. */
        private static MethodHandle setter() {
            try {
                return Access.lookup().findSetter(StackTraceElement.class, "methodName", String.class);
            } catch (ReflectiveOperationException e) {
                return null;
            }
        }

        /** Gives a frame the name of what was copied; false for what never was the program's. */
        static boolean isGivenTo(StackTraceElement frame, String method) {
            if (METHOD_NAME == null) {
                return true;
            }
            String original = Names.original(method);
            if (original == null) {
                return false;
            }
            try {
                METHOD_NAME.invokeExact(frame, original);
                return true;
            } catch (Throwable e) {
                // Who asks where it is shall not fail for our names.
                return true;
            }
        }
    }
}
