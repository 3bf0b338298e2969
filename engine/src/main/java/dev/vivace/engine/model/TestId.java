package dev.vivace.engine.model;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The identity of a test, printed and parsed in one form everywhere: {@code pkg.Class#method},
 * {@code pkg.Class#method(int,java.lang.String)} where overloads must be told apart, {@code pkg.Class#method[3]} for an
 * invocation and {@code pkg.Class#method[3+]} for all from there on, {@code pkg.Class} for the class itself;
 * {@code pkg.Suite/pkg.Class#method} for what a suite runs.
 *
 * @param className binary name of the class, {@code pkg.Outer$Inner} for a nested one
 * @param method name of the method; empty for the class itself
 * @param parameters {@code (int,java.lang.String)}, or empty where the name suffices
 * @param invocation {@code [3]}, {@code [2][1]} or {@code [3+]}; empty for the method as a whole
 */
public record TestId(String className, String method, String parameters, String invocation)
        implements Comparable<TestId> {

    private static final Pattern FORM = Pattern.compile(
            "(?<class>[^#\\[(]+)(#(?<method>.*?)(?<parameters>\\([^)]*\\))?(?<invocation>(\\[\\d+])*(\\[\\d+\\+])?))?");

    public TestId {
        Objects.requireNonNull(className, "className");
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(parameters, "parameters");
        Objects.requireNonNull(invocation, "invocation");
        if (className.isEmpty()) {
            throw new IllegalArgumentException("A test id needs a class");
        }
    }

    /** The class itself. */
    public static TestId ofClass(String className) {
        return new TestId(className, "", "", "");
    }

    /** A method that needs no parameters to be told apart. */
    public static TestId of(String className, String method) {
        return new TestId(className, method, "", "");
    }

    /** Reads the one printed form. */
    public static TestId parse(String text) {
        return find(text).orElseThrow(() -> Problem.of("Not a test id: " + text)
                .tryThis("the form pkg.Class#method, pkg.Class#method(int) or pkg.Class#method[3]"));
    }

    /** The same; empty where it has another form. */
    public static Optional<TestId> find(String text) {
        Matcher matcher = FORM.matcher(text.strip());
        return matcher.matches()
                ? Optional.of(new TestId(
                        matcher.group("class"),
                        Objects.requireNonNullElse(matcher.group("method"), ""),
                        Objects.requireNonNullElse(matcher.group("parameters"), ""),
                        Objects.requireNonNullElse(matcher.group("invocation"), "")))
                : Optional.empty();
    }

    /** Whether this is a class rather than one of its tests. */
    public boolean isClass() {
        return method.isEmpty();
    }

    /** Whether this is one invocation of a parameterised, repeated or dynamic test. */
    public boolean isInvocation() {
        return !invocation.isEmpty();
    }

    /** The method of which this is an invocation, or itself. */
    public TestId wholeMethod() {
        return new TestId(className, method, parameters, "");
    }

    /** The invocations from this number on that come from where this one comes from. */
    public TestId from(int first) {
        String outer = invocation.substring(0, Math.max(0, invocation.lastIndexOf('[')));
        return new TestId(className, method, parameters, outer + "[" + first + "+]");
    }

    @Override
    public int compareTo(TestId other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        return isClass() ? className : className + "#" + method + parameters + invocation;
    }
}
