package dev.vivace.stories.core;

import java.util.Set;

/** Failures that do not mean that something is wrong, known by name since any framework may be missing. */
final class Assumptions {

    private static final Set<String> NAMES = Set.of(
            "org.opentest4j.TestAbortedException",
            "org.junit.AssumptionViolatedException",
            "org.junit.internal.AssumptionViolatedException");

    private Assumptions() {}

    static boolean isFailed(Throwable failure) {
        Class<?> type = failure.getClass();
        while (type != null && !NAMES.contains(type.getName())) {
            type = type.getSuperclass();
        }
        return type != null;
    }
}
