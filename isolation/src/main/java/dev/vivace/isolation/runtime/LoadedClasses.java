package dev.vivace.isolation.runtime;

import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The classes of this JVM by their names, of which several may have the same. */
public final class LoadedClasses {

    @SuppressWarnings("NonFinalStaticField") // given once, when the agent is installed
    private static Instrumentation instrumentation;

    private LoadedClasses() {}

    /** Looks at classes through this from now on. */
    public static void seenBy(Instrumentation eyes) {
        instrumentation = eyes;
    }

    /** Those with state that have these names. */
    public static List<Class<?>> named(Collection<String> names) {
        List<Class<?>> found = new ArrayList<>();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (names.contains(type.getName()) && Guards.hasGuard(type)) {
                found.add(type);
            }
        }
        return found;
    }
}
