package dev.vivace.engine.boost;

import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.ImportPlace;
import dev.vivace.engine.source.ImportTable;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jdt.core.dom.ImportDeclaration;

/** The edits of one file, and what they mean for its imports. */
final class FileEdits {

    private final ParsedClass some;
    private final String text;
    private final Set<Edit> edits = new LinkedHashSet<>();
    private final Map<String, String> replaced = new LinkedHashMap<>();
    private final Set<String> added = new LinkedHashSet<>();

    FileEdits(ParsedClass some) {
        this.some = some;
        this.text = some.file().text();
    }

    /** The same edit twice is one. */
    void add(Edit edit) {
        edits.add(edit);
    }

    /** What to call a class that the edits need. */
    String named(String qualified) {
        added.add(qualified);
        return imports().shortest(qualified);
    }

    /** What to call a class that stands for another one. */
    String named(String qualified, String former) {
        replaced.put(former, qualified);
        return imports().shortest(qualified);
    }

    /** A class is used less. */
    void dropped(String qualified) {
        replaced.putIfAbsent(qualified, "");
    }

    private ImportTable imports() {
        return ImportTable.of(some.unit());
    }

    Change change() {
        SourceFile edited = some.file().with(List.copyOf(edits));
        List<Edit> all = new ArrayList<>(edits);
        Set<String> missing = new LinkedHashSet<>(added);
        replaced.forEach((former, now) -> {
            Optional<ImportDeclaration> old = unused(former, edited.text());
            boolean isMissing = !now.isEmpty() && imports().isFree(now);
            old.ifPresent(line -> all.add(isMissing ? renamed(line, now) : removed(line)));
            if (isMissing && old.isEmpty()) {
                missing.add(now);
            }
        });
        imports().missing(missing).stream()
                .map(name -> ImportPlace.of(some.unit(), text, "import " + name + ";"))
                .forEach(all::add);
        return new Change(some.file(), some.file().with(all));
    }

    /** The import of a class that the edited text no longer names; a comment behind a line does not count. */
    private Optional<ImportDeclaration> unused(String qualified, String edited) {
        Pattern name = Pattern.compile("(?m)^(?!\\s*import\\b)(?:(?!//).)*\\b" + ImportTable.simple(qualified) + "\\b");
        return name.matcher(edited).find()
                ? Optional.empty()
                : ((List<?>) some.unit().imports())
                        .stream()
                                .map(ImportDeclaration.class::cast)
                                .filter(line -> !line.isOnDemand())
                                .filter(line ->
                                        line.getName().getFullyQualifiedName().equals(qualified))
                                .findFirst();
    }

    private static Edit renamed(ImportDeclaration line, String now) {
        int start = line.getName().getStartPosition();
        return new Edit(start, start + line.getName().getLength(), now);
    }

    private Edit removed(ImportDeclaration line) {
        int end = line.getStartPosition() + line.getLength();
        int lineEnd = text.indexOf('\n', end);
        boolean isAlone = lineEnd >= 0 && text.substring(end, lineEnd).isBlank();
        return new Edit(line.getStartPosition(), isAlone ? lineEnd + 1 : end, "");
    }
}
