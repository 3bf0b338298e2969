package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Injection.Calls;
import dev.vivace.engine.boost.Injection.Place;
import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.Indentation;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.TestSources.ParsedClass;
import dev.vivace.engine.source.TestSources.TestMethod;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.MethodDeclaration;

/** Adds calls of fixtures to single tests of rewritten classes. */
final class Injector {

    private final Rewrite rewrite;
    private final TestSources sources;
    private final Editing editing = new Editing();

    private Injector(Rewrite rewrite) {
        this.rewrite = rewrite;
        this.sources = rewrite.sources()
                .with(rewrite.changes().stream()
                        .map(Change::after)
                        .collect(Collectors.toMap(SourceFile::path, file -> file)));
    }

    static Optional<Rewrite> inject(Rewrite rewrite, List<Injection> injections) {
        Injector injector = new Injector(rewrite);
        for (List<Injection> same : injections.stream()
                .distinct()
                .collect(Collectors.groupingBy(Injection::test, LinkedHashMap::new, Collectors.toList()))
                .values()) {
            if (!injector.inject(same)) {
                return Optional.empty();
            }
        }
        return Optional.of(rewrite.withChanges(injector.changes()));
    }

    /** All calls of one test. */
    private boolean inject(List<Injection> injections) {
        Optional<TestMethod> test = sources.method(injections.get(0).test());
        if (test.isEmpty() || test.get().declaration().getBody() == null) {
            return false;
        }
        List<MovedFixture> callable = callable(test.get().owner());
        List<String> before = calls(callable, injections, Place.START);
        List<String> after = calls(callable, injections, Place.END);
        if (before.isEmpty() && after.isEmpty()) {
            return false;
        }
        write(test.get(), before, after);
        new Throwing(editing)
                .declare(
                        test.get().owner(),
                        test.get().declaration(),
                        callable.stream()
                                .flatMap(fixture -> fixture.thrown().stream())
                                .distinct()
                                .toList());
        return true;
    }

    /** The fixtures that the class of the test has, topmost first; a hidden one is called by the one that hides it. */
    private List<MovedFixture> callable(ParsedClass owner) {
        Map<String, MovedFixture> found = new LinkedHashMap<>();
        for (ParsedClass above : Lineage.of(owner, sources).line()) {
            rewrite.moved().stream()
                    .filter(fixture -> fixture.owner().equals(Member.nameOf(above.binding())))
                    .forEach(fixture -> found.put(fixture.name(), fixture));
        }
        return List.copyOf(found.values());
    }

    private static List<String> calls(List<MovedFixture> callable, List<Injection> injections, Place place) {
        return injections.stream()
                .filter(injection -> injection.place() == place)
                .flatMap(injection -> calls(callable, injection.calls()))
                .distinct()
                .toList();
    }

    private static Stream<String> calls(List<MovedFixture> callable, Calls calls) {
        List<String> tearDowns = new ArrayList<>(named(callable, Phase.AFTER));
        Collections.reverse(tearDowns);
        return Stream.concat(
                calls == Calls.SET_UP ? Stream.empty() : tearDowns.stream(),
                calls == Calls.TEAR_DOWN ? Stream.empty() : named(callable, Phase.BEFORE).stream());
    }

    private static List<String> named(List<MovedFixture> callable, Phase phase) {
        return callable.stream()
                .filter(fixture -> fixture.phase() == phase)
                .map(fixture -> fixture.name() + "();")
                .toList();
    }

    private void write(TestMethod test, List<String> before, List<String> after) {
        if (after.isEmpty()) {
            editing.insert(test.owner(), test.declaration(), String.join("\n", before), true);
        } else {
            wrap(test.owner(), test.declaration(), before, after);
        }
    }

    /** What comes last comes also when the test fails. */
    private void wrap(ParsedClass owner, MethodDeclaration method, List<String> before, List<String> after) {
        String text = owner.file().text();
        int start = method.getBody().getStartPosition() + 1;
        int end = Editing.end(method.getBody()) - 1;
        String outer = Indentation.of(text, method.getStartPosition());
        String inner = outer + owner.indentation();
        String old = Indentation.added(text.substring(start, end).strip(), "");
        String body = before.stream().map(call -> call + "\n").collect(Collectors.joining())
                + "try {\n" + owner.indentation() + old.replace("\n" + inner, "\n" + inner + owner.indentation())
                + "\n} finally {\n" + Indentation.added(String.join("\n", after), owner.indentation()) + "\n}";
        editing.of(owner).add(new Edit(start, end, "\n" + firstLines(body, inner) + "\n" + outer));
    }

    /** Lines of the old body keep the indentation that they have. */
    private static String firstLines(String body, String inner) {
        return body.lines()
                .map(line -> line.isBlank() || line.startsWith(inner) ? line : inner + line)
                .collect(Collectors.joining("\n"));
    }

    /** From the files as they were before any change. */
    private List<Change> changes() {
        Map<Path, Change> all = new LinkedHashMap<>();
        rewrite.changes().forEach(change -> all.put(change.before().path(), change));
        for (Change added : editing.changes()) {
            Path path = added.before().path();
            SourceFile original = all.containsKey(path) ? all.get(path).before() : added.before();
            all.put(path, new Change(original, added.after()));
        }
        return List.copyOf(all.values());
    }
}
