package dev.vivace.engine.boost;

import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.UnifiedDiff;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Changed sources in which fixtures run less often.
 *
 * @param kind how they were changed
 * @param changes all files that change
 * @param testClasses the classes whose tests are touched, by binary name: those to check
 * @param moved the fixtures that run once for the class
 * @param share of the measured time of fixtures, how much is spent in what runs once now; 1 where nothing was measured
 * @param sources the unchanged ones
 */
public record Rewrite(
        Kind kind,
        List<Change> changes,
        List<String> testClasses,
        List<MovedFixture> moved,
        double share,
        TestSources sources) {

    public Rewrite {
        changes = List.copyOf(changes);
        testClasses = List.copyOf(testClasses);
        moved = List.copyOf(moved);
    }

    /** How a class was changed. */
    public enum Kind {
        /** All fixtures, and all that they need, are static. */
        WHOLE,
        /** All fixtures run once, on an instance that all tests share. */
        SHARED_INSTANCE,
        /** All fixtures run for the first test, and after the last, which a condition sees to. */
        GUARDED,
        /** Only some fixtures run once. */
        FIXTURES,
        /** Only some statements of fixtures run once. */
        STATEMENTS,
        /** Only fields are initialised once. */
        FIELDS;

        /** The form in files. */
        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** The same with calls of the fixtures in single tests; empty where one of the tests cannot call them. */
    public Optional<Rewrite> with(List<Injection> injections) {
        return Injector.inject(this, injections);
    }

    /** Those of which none leaves the same text as one before it: what is red with one is red with the other. */
    static List<Rewrite> distinct(List<Rewrite> all) {
        Map<Map<Path, String>, Rewrite> byText = new LinkedHashMap<>();
        all.forEach(rewrite -> byText.merge(
                rewrite.texts(), rewrite, (first, same) -> first.withShare(Math.max(first.share, same.share))));
        return List.copyOf(byText.values());
    }

    private Map<Path, String> texts() {
        return changes.stream().map(Change::after).collect(Collectors.toMap(SourceFile::path, SourceFile::text));
    }

    Rewrite withChanges(List<Change> others) {
        return new Rewrite(kind, others, testClasses, moved, share, sources);
    }

    Rewrite withShare(double other) {
        return new Rewrite(kind, changes, testClasses, moved, other, sources);
    }

    Rewrite as(Kind other) {
        return new Rewrite(other, changes, testClasses, moved, share, sources);
    }

    /** How many lines come or go. */
    public long changedLines() {
        return changes.stream().mapToLong(Rewrite::changedLines).sum();
    }

    private static long changedLines(Change change) {
        byte[] patch = UnifiedDiff.of(change.before().path().getParent(), List.of(change));
        return new String(patch, StandardCharsets.ISO_8859_1)
                .lines()
                .skip(3) // names of the file
                .filter(line -> line.startsWith("+") || line.startsWith("-"))
                .count();
    }
}
