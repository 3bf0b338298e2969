package dev.vivace.isolation;

import dev.vivace.isolation.boundary.Boundary;
import dev.vivace.isolation.microscope.Description;
import dev.vivace.isolation.microscope.PartialReset;
import dev.vivace.isolation.runtime.Epoch;
import dev.vivace.isolation.runtime.Footprint;
import dev.vivace.isolation.runtime.Guards;
import dev.vivace.isolation.runtime.LoadedClasses;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.isolation.runtime.Taints;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes a JVM that runs with the agent forget what happened in it. */
public final class Isolation {

    @SuppressWarnings("NonFinalStaticField") // what this JVM returns to, said when tests are about to begin
    private static Boundary boundary;

    @SuppressWarnings("NonFinalStaticField") // of what ran between the last two resets
    private static Footprint footprint = Footprint.take();

    private Isolation() {}

    /** Whether this JVM runs with the agent; without it nothing can be forgotten. */
    public static boolean isActive() {
        return Isolation.class.getClassLoader() == null;
    }

    /** What the JDK keeps now, and the threads that run now, are what every reset returns to; the last call counts. */
    public static synchronized void remember() {
        if (!isActive()) {
            return;
        }
        try {
            boundary = new Boundary();
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            Taints.add("", "what this JVM keeps cannot be remembered: " + e);
        }
    }

    /**
     * Forgets: what is static is as in a new JVM when it is next touched, and what the JDK keeps is as it was when
     * {@link #remember} was called, or this method for the first time. Never throws; what could not be undone is among
     * the {@link #taints}. To be called between test classes, while no test runs.
     *
     * @return how long it took
     */
    public static synchronized Duration reset() {
        if (!isActive()) {
            return Duration.ZERO;
        }
        long start = System.nanoTime();
        if (boundary == null) {
            remember();
        }
        if (boundary == null) {
            Epoch.next();
        } else {
            boundary.cross();
        }
        footprint = Footprint.take();
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /**
     * Forgets only what is named, and leaves the rest as it is. Never throws. To be followed by {@link #reset()} before
     * anything but the one look at what difference it makes: what is forgotten may know what is not.
     *
     * @param classes whose state is as in a new JVM when it is next touched; {@code a.Registry#count} for a single field
     * @param areas what else, some of the {@link #areas}, or {@code system property key}
     */
    public static synchronized void reset(Collection<String> classes, Collection<String> areas) {
        if (isActive() && boundary != null) {
            boundary.cross(areas);
            new PartialReset(classes).take();
        }
    }

    /** The names of what a reset deals with beside the state of classes. */
    public static synchronized List<String> areas() {
        return boundary == null ? List.of() : boundary.areas();
    }

    /**
     * What these classes hold in static fields, if they were initialised since the last reset, and what the JDK keeps:
     * a text for each place, as far as there are words for it. No code of the program runs for it.
     */
    public static synchronized Map<String, String> describe(Collection<String> classNames) {
        Map<String, String> lines = new LinkedHashMap<>();
        if (isActive() && boundary != null) {
            lines.putAll(boundary.describe());
            lines.putAll(Description.of(classNames));
        }
        return lines;
    }

    /** Initialises these classes where they are stale, as if they had been touched. Never throws. */
    public static void initialise(Collection<String> classNames) {
        if (!isActive()) {
            return;
        }
        for (Class<?> type : LoadedClasses.named(classNames)) {
            try {
                Guards.run(type);
            } catch (Throwable e) {
                Taints.add(type.getName(), "it could not be initialised alone: ".concat(String.valueOf(e)));
            }
        }
    }

    /** What the code before the last reset may have read or changed. */
    public static synchronized Footprint footprint() {
        return footprint;
    }

    /** A thread that is no test's is not ended by a reset. Those that run when all is remembered need no mention. */
    public static synchronized void spare(Thread thread) {
        if (boundary != null) {
            boundary.spare(thread);
        }
    }

    /** What has happened in this JVM that no reset can undo; a JVM with taints is not fit for another test. */
    public static List<Taint> taints() {
        return Taints.all();
    }
}
