package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What to call a fixture that runs once: a name that speaks of each test would no longer be true. */
final class OnceName {

    private static final Pattern EACH = Pattern.compile("(?<=[bB]efore|[aA]fter)Each");

    private OnceName() {}

    /** Its name, or another one where nobody else uses or has it. */
    static String of(Declared fixture, Lineage lineage) {
        String name = fixture.method().getName().getIdentifier();
        String once = EACH.matcher(name).replaceFirst("All");
        boolean isBetter = !once.equals(name)
                && mentions(name, fixture.owner(), lineage) == 1
                && mentions(once, fixture.owner(), lineage) == 0;
        return isBetter ? once : name;
    }

    private static long mentions(String name, ParsedClass owner, Lineage lineage) {
        Pattern word = Pattern.compile("\\b" + name + "\\b");
        return files(owner, lineage).stream()
                .mapToLong(file -> word.matcher(file.text()).results().count())
                .sum();
    }

    /** Those of the family, and those that may call what it has. */
    private static Collection<SourceFile> files(ParsedClass owner, Lineage lineage) {
        Map<Path, SourceFile> files = new HashMap<>();
        Stream.concat(
                        Stream.concat(lineage.line().stream(), lineage.heirs(owner).stream())
                                .map(ParsedClass::file),
                        lineage.sources().mentioning(Evidence.nameOf(owner)).stream())
                .forEach(file -> files.putIfAbsent(file.path(), file));
        return files.values();
    }
}
