package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.util.Arrays;
import java.util.List;
import org.apache.maven.surefire.api.testset.TestListResolver;

/** Surefire's reading of a selection's patterns, once for class files and once for methods. */
final class TestPatterns {

    private TestPatterns() {}

    static TestListResolver ofClasses(LaunchSpec.Selection selection) {
        return selection.test().isBlank()
                ? resolve(selection.includes(), selection.excludes())
                : resolve(requested(selection), List.of());
    }

    static TestListResolver ofMethods(LaunchSpec.Selection selection) {
        TestListResolver patterns = selection.test().isBlank()
                ? resolve(selection.listedIncludes(), selection.listedExcludes())
                : resolve(requested(selection), List.of());
        return TestListResolver.optionallyWildcardFilter(patterns);
    }

    private static TestListResolver resolve(List<String> includes, List<String> excludes) {
        try {
            return new TestListResolver(includes, excludes);
        } catch (IllegalArgumentException e) {
            throw Problem.of("Surefire cannot read the test patterns " + includes + " without " + excludes + ": "
                            + e.getMessage())
                    .tryThis("--select 'pkg/*Test#method*' or another pattern in the syntax of -Dtest");
        }
    }

    private static List<String> requested(LaunchSpec.Selection selection) {
        return Arrays.stream(selection.test().split(","))
                .map(String::strip)
                .filter(pattern -> !pattern.isEmpty())
                .toList();
    }
}
