package dev.vivace.benchmarks;

import java.util.Comparator;

/** A test as reports name it. */
record TestCase(String suite, String className, String name) implements Comparable<TestCase> {

    private static final Comparator<TestCase> ORDER = Comparator.comparing(TestCase::suite)
            .thenComparing(TestCase::className)
            .thenComparing(TestCase::name);

    /** The name without the number of an invocation. */
    String method() {
        return name.replaceFirst("\\[\\d+]$", "");
    }

    @Override
    public int compareTo(TestCase other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        String id = className + "#" + name;
        return suite.equals(className) ? id : id + " in " + suite;
    }
}
