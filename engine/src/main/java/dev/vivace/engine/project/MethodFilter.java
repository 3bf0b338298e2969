package dev.vivace.engine.project;

import org.apache.maven.surefire.api.testset.TestListResolver;

/** Tells which methods of the selected classes run; what is no method of a class always does. */
public final class MethodFilter {

    private final TestListResolver patterns;
    private final boolean everything;

    private MethodFilter(TestListResolver patterns) {
        this.patterns = patterns;
        this.everything = patterns.isEmpty() || patterns.isWildcard();
    }

    /** The filter that Surefire makes of {@code -Dtest}, or of the files with includes and excludes. */
    public static MethodFilter of(LaunchSpec.Selection selection) {
        return new MethodFilter(TestPatterns.ofMethods(selection));
    }

    /** Whether Surefire would run this method of the class with this binary name. */
    public boolean accepts(String className, String methodName) {
        return everything || patterns.shouldRun(TestListResolver.toClassFileName(className), methodName);
    }
}
