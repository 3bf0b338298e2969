package dev.vivace.engine.fix;

import dev.vivace.engine.model.Diagnosis;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Leak;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What tests do with a class whose state leaks. As a whole none of them helps, because each leaves the class as it found it.
 *
 * @param tests one of each class that names it
 * @param mention finds it in a statement
 */
record Precedents(List<TestId> tests, Pattern mention) {

    /** So many test classes are worth reading. */
    private static final int CLASSES = 10;

    Precedents {
        tests = List.copyOf(tests);
    }

    /** Of what leaks to the victim; empty where that is no static field, or nobody else names its class. */
    static Optional<Precedents> of(Finding finding, Diagnosis diagnosis, TestCatalog catalog, TestSources sources) {
        return diagnosis
                .leak()
                .filter(leak -> leak.kind().equals(Leak.STATIC_FIELD))
                .flatMap(leak -> nameOf(leak, sources))
                .map(name -> of(name, finding, catalog, sources))
                .filter(precedents -> !precedents.tests().isEmpty());
    }

    /** The longest beginning of what leaks that is a class. */
    private static Optional<String> nameOf(Leak leak, TestSources sources) {
        String name = leak.where();
        while (name.contains(".")) {
            name = name.substring(0, name.lastIndexOf('.'));
            if (!sources.types(List.of(name)).isEmpty()) {
                return Optional.of(name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1));
            }
        }
        return Optional.empty();
    }

    private static Precedents of(String simpleName, Finding finding, TestCatalog catalog, TestSources sources) {
        List<SourceFile> files = sources.mentioning(simpleName);
        Set<String> guilty = finding.others().stream().map(TestId::className).collect(Collectors.toSet());
        Predicate<TestId> isPrecedent = test -> !guilty.contains(test.className())
                && files.stream().anyMatch(file -> file.path().endsWith(fileOf(test)));
        List<TestId> tests = catalog.entries().stream()
                .map(TestCatalog.Entry::id)
                .collect(Collectors.groupingBy(TestId::className))
                .values()
                .stream()
                .map(some -> some.get(0))
                .filter(isPrecedent)
                .sorted()
                .limit(CLASSES)
                .toList();
        return new Precedents(tests, Pattern.compile("\\b" + Pattern.quote(simpleName) + "\\b"));
    }

    private static String fileOf(TestId test) {
        return test.className().replaceFirst("\\$.*", "").replace('.', '/') + ".java";
    }

    /** What they do; of that only what names the class, and what that needs, counts. */
    CodeSource code(TestSources sources) {
        return new CodeSource(List.of(), target -> pieces(target, sources));
    }

    private List<Piece> pieces(ParsedClass target, TestSources sources) {
        List<Piece> all = HelperCode.of(tests, target, sources);
        Selection selection = new Selection(all);
        Set<Integer> some = IntStream.range(0, all.size())
                .filter(i -> mention.matcher(all.get(i).text()).find())
                .boxed()
                .flatMap(i -> selection.withNeeds(i).stream())
                .collect(Collectors.toCollection(TreeSet::new));
        return some.stream().map(all::get).toList();
    }
}
