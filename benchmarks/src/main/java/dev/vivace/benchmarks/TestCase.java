package dev.vivace.benchmarks;

import java.util.Comparator;
import java.util.regex.Pattern;

/**
 * A test as reports name it.
 *
 * @param name without the identity hashes of parameters, which no other run would repeat
 */
record TestCase(String suite, String className, String name) implements Comparable<TestCase> {

    private static final Pattern IDENTITY = Pattern.compile("(/0x[0-9a-f]+)?@[0-9a-f]{1,8}\\b");

    private static final Comparator<TestCase> ORDER = Comparator.comparing(TestCase::suite)
            .thenComparing(TestCase::className)
            .thenComparing(TestCase::name);

    TestCase {
        name = IDENTITY.matcher(name).replaceAll("@");
    }

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
